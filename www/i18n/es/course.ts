// Español del curso «Cómo juega al ajedrez un ordenador».

import type { CourseWords } from '../words';

export const course: CourseWords = {
  title: 'Cómo juega al ajedrez un ordenador',
  about:
    'Seis lecciones cortas. En cada una haces a mano lo que hace un programa, y luego abres el lugar donde lo hace.',
  lessons: {
    formula: {
      title: 'Un tablero en una fórmula',
      texts: {
        cells:
          'Un tablero cabe en una hoja de cálculo: 64 celdas y una fórmula que lee una lista de pasos. El paso e2e4 quiere decir: lo que está en e2 va a e4. Haz esta jugada.',
        cellsHint: 'El peón delante del rey, dos casillas adelante.',
        cellsWrong: 'Ese sería otro paso. e2e4 empieza en e2 y acaba en e4.',
        moved: 'La fórmula vacía e2 y escribe el peón en e4. El paso siguiente parte del tablero que este ha dejado.',
        onto: 'El paso siguiente es e4d5. ¿Qué hay en d5 después?',
        ontoRight: 'El peón blanco',
        ontoBoth: 'Los dos peones',
        ontoBlack: 'El peón negro',
        ontoHint: 'En una celda cabe una pieza.',
        passing:
          'Capturar es escribir encima de una celda. La captura al paso es la única en que eso no basta: el peón blanco va de e5 a d6, y otra casilla tiene que vaciarse con un paso propio. Márcala.',
        passingHint: 'El peón capturado no está donde llega el peón blanco.',
        castle:
          'La captura al paso son, pues, dos pasos: e5d6, xd5. El enroque también: e1g1 para el rey, y uno para la torre. Marca de dónde viene la torre y adónde va.',
        castleHint: 'La torre salta por encima del rey.',
        insert: 'El enroque es e1g1, h1f1. Ahora el peón va a la última fila: e7e8. ¿Qué paso lo convierte en dama?',
        insertHint: 'Primero la casilla, luego =, luego la pieza que se escribe allí.',
        rules: 'Mover, quitar, poner: ese es todo el lenguaje. ¿Qué hace la fórmula con el paso e2e9?',
        rulesRight: 'Nada: el tablero queda como está',
        rulesError: 'Se detiene con un error',
        rulesEdge: 'Mueve el peón a e8',
        end: 'La fórmula no conoce reglas: e2e5 le vale tanto como e2e4. Es un tablero, todavía no un jugador. En «Guion» escribes pasos así, y el tablero los sigue.',
      },
    },
    sets: {
      title: 'Jugadas como conjuntos',
      texts: {
        pairs:
          'Cómo mueve una pieza se puede escribir como un conjunto: todos los pares de una casilla y otra a la que puede ir. Marca adónde puede ir el caballo de g2.',
        pairsHint: 'Dos casillas en una dirección, una al lado. Una de ellas está en la primera fila.',
        rook: 'Desde las 64 casillas juntas, el caballo tiene 336 pares. Una torre tiene 14 casillas adonde ir, esté donde esté en un tablero vacío. ¿Cuántos pares tiene la torre?',
        rookHint: '64 por 14.',
        union:
          'Los conjuntos se unen. El alfil tiene 560 pares, y la dama es torre o alfil. ¿Cuántos pares tiene la dama?',
        unionHint: 'Ningún par está en los dos: 896 y 560.',
        both: 'Los conjuntos también se cortan. Marca las casillas a las que pueden ir tanto el caballo de c3 como el alfil de f1.',
        bothHint: 'Las dos están en la diagonal larga del alfil.',
        sql: 'En una base de datos un conjunto es una consulta. Cada casilla es una columna X y una fila Y, y esta consulta se queda con los pares en que X o Y es igual. ¿De quién son esas jugadas?',
        sqlRook: 'De la torre',
        sqlBishop: 'Del alfil',
        sqlKing: 'Del rey',
        sqlHint: 'A lo largo de una fila o de una columna.',
        end: 'Un programa que piensa en conjuntos no pregunta a cada pieza adónde va: une y corta lo que pueden hacer todas. En «Conjuntos» construyes conjuntos así, los pides en SQL y los ves en el tablero.',
      },
    },
    chess960: {
      title: '960 filas con tres restos',
      texts: {
        light:
          'En Chess960 la primera fila está mezclada: los alfiles en casillas de distinto color, el rey entre las torres. Cada fila tiene un número, y el número es una receta. Toma 333: dividido entre 4, el resto es 1. Las casillas blancas b1, d1, f1, h1 tienen los números 0, 1, 2, 3. Marca adónde va el primer alfil.',
        lightHint: 'El número 0 es b1.',
        dark: '333 entre 4 son 83, y 83 entre 4 deja un resto de 3. Las casillas negras a1, c1, e1, g1 tienen los números 0, 1, 2, 3. Marca adónde va el segundo alfil.',
        darkHint: 'La última de las cuatro.',
        queen:
          '83 entre 4 son 20, y 20 entre 6 deja un resto de 2. Hay seis casillas libres: a1, b1, c1, e1, f1, h1, con los números 0 a 5. Marca adónde va la dama.',
        queenHint: 'La tercera de las casillas libres.',
        knights:
          '20 entre 6 son 3: eso queda para los caballos. Hay cinco casillas libres. ¿De cuántas maneras pueden estar dos caballos en cinco casillas?',
        knightsHint: 'Los dos caballos son iguales: a1 y b1 es lo mismo que b1 y a1.',
        king: 'La manera 3 los pone en a1 y h1. Quedan tres casillas: b1, e1, f1. Marca adónde va el rey.',
        kingHint: 'El rey está entre las torres.',
        count: 'La fila está lista. ¿Cuántas filas hay?',
        countHint: '4 por 4 por 6 por 10.',
        end: 'El mismo número da la misma fila en cualquier ordenador. En «Preparar» eliges o sorteas un número, ves cada paso de la receta y juegas desde ahí.',
      },
    },
    legal: {
      title: 'Jugadas legales y azar',
      texts: {
        only: 'Una jugada es legal si después de ella el propio rey no está en jaque. Las blancas tienen aquí exactamente una jugada legal. Encuéntrala.',
        onlyHint: 'Nada protege a la dama.',
        onlyEnd: 'Un programa la encuentra probando todas las jugadas y mirando si el rey podría ser capturado.',
        pin: 'La torre blanca está entre su rey y la torre negra. Marca adónde puede ir.',
        pinHint: 'Puede mover mientras siga en medio, o capturar.',
        knight: '¿Cuántas jugadas legales tiene el caballo?',
        none: 'Ninguna',
        two: 'Dos',
        six: 'Seis',
        knightHint: 'Un caballo que mueve deja la línea entre la torre y el rey.',
        stalemate: 'Mueven las negras y no tienen ninguna jugada legal, pero no están en jaque. ¿Y ahora?',
        draw: 'La partida acaba en tablas',
        lost: 'Las negras han perdido',
        again: 'Las blancas mueven otra vez',
        stalemateHint: 'Solo es mate si el rey está en jaque.',
        twenty:
          'Al principio las blancas tienen 20 jugadas legales, y las negras 20 respuestas a cada una. ¿De cuántas maneras puede cada bando hacer una jugada?',
        twentyHint: '20 por 20.',
        play: 'Un jugador que sortea una jugada legal juega según las reglas, y juega mal. El nivel más bajo no está lejos de eso. Gana.',
        playHint: 'Torre y dama llevan al rey al borde, fila a fila. Cuida de no dejar a las negras sin jugada.',
        end: 'Dos jugadores que juegan al azar llegaron aquí: también ellos dan mate algún día. En «Pensar» ves las veinte primeras jugadas como las ve un programa: todas valen lo mismo.',
      },
    },
    minimax: {
      title: 'Minimax, y lo que se puede omitir',
      texts: {
        deep: 'Un programa que mira una jugada adelante captura la dama. Mira más lejos: las blancas dan mate en dos.',
        deepHint: 'Mira primero qué responden las negras si el caballo deja e3 y la dama se queda en c1.',
        deepRight: 'Las negras solo pueden interponer la dama.',
        deepWrong: 'Eso gana la dama, y luego las negras dan mate en la primera fila.',
        deepEnd: 'Mirar adelante es preguntar tras cada jugada qué responde el otro bando.',
        branch:
          'Aquí hay un árbol que cabe en una mano. Si el caballo va a b3, las negras pueden capturarlo, lo que cuenta −3 para las blancas, o avanzar el peón a su lado, lo que cuenta 0. ¿Cuánto vale la jugada a b3?',
        branchHint: 'Eligen las negras, y toman lo más bajo para las blancas.',
        tree: 'Si el caballo va a c2, las negras responden con una jugada de peón, cualquiera: 0. Las blancas toman la rama más alta de las dos. Encuentra la jugada.',
        treeHint: '¿Menos tres, o cero?',
        treeRight: 'Eso es minimax: las negras toman el valor más bajo, las blancas el más alto de estos.',
        treeWrong: 'Esa es la rama que vale −3.',
        cut: 'Supón que el programa ha mirado primero la jugada a c2: 0 seguro. Ahora mira la jugada a b3 y ve que las negras pueden capturar el caballo: −3. ¿Tiene que mirar la otra respuesta?',
        cutNo: 'No: la jugada a b3 ya es peor, traiga lo que traiga la otra respuesta',
        cutYes: 'Sí: la otra respuesta podría ser mejor para las blancas',
        cutHint: 'Eligen las negras. La otra respuesta solo puede empeorar la rama para las blancas.',
        greed:
          'Eso es alfa-beta: se cortan las ramas que ya no importan. La profundidad decide lo que se ve. A una jugada de profundidad, la dama gana un peón en d5. Marca la casilla desde la que las negras capturan entonces la dama.',
        greedHint: 'Un peón captura en diagonal.',
        growth:
          'La profundidad es cara. 20 jugadas, 20 respuestas a cada una, y otra vez 20 a cada una de estas: ¿cuántos finales tiene el árbol de tres medias jugadas?',
        growthHint: '20 por 20 por 20.',
        end: 'En «Pensar» recorres un árbol así nodo a nodo, y ves lo que alfa-beta omite.',
      },
    },
    worth: {
      title: 'Cuánto vale una posición',
      texts: {
        count:
          'Al final de sus ramas, un programa tiene que decir cuánto vale una posición. Lo más sencillo: dama 9, torre 5, alfil y caballo 3, peón 1; la suma de las blancas menos la de las negras. ¿Cuánto vale esta posición?',
        countHint: 'Las blancas tienen 17 puntos.',
        check: 'Un jaque cuenta un punto más para el bando que lo da. ¿Cuánto vale esta posición?',
        checkHint: 'Una torre, y el jaque.',
        mate: 'Nada vale tanto como un mate. Cuenta 1000, haya lo que haya en el tablero. ¿Cuánto vale esta posición?',
        mateHint: 'Mira si las negras pueden mover.',
        draw: '¿Y esta, con las negras al turno?',
        drawHint: 'Ninguna jugada legal, ningún jaque.',
        best: 'Ahora sé tú el programa: mira cada captura, cuenta, y juega la que más vale.',
        bestHint: 'El caballo puede capturar dos piezas.',
        bestEnd: 'Nueve puntos más.',
        bestPawn: 'Eso es un punto. Hay algo mejor.',
        play: 'Un programa así jugó diez partidas contra un jugador que juega al azar, y las ganó todas. Ahora tú: dos torres valen 10. Gana.',
        playHint: 'Las torres se turnan: una guarda una fila, la otra da jaque en la siguiente.',
        end: 'Los programas mejores cuentan mucho más: dónde están las piezas, si el rey está seguro, cómo están los peones. En «Duelo» enfrentas a dos jugadores y cuentas quién gana.',
      },
    },
  },
};
