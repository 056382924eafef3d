// Spanish of the lessons that are examples.

import type { LearnWords } from '../words';

export const examples: LearnWords['examples'] = {
  steps: {
    title: 'Cinco clases de ejercicios',
    about: 'Un ataque doble, las casillas de un caballo, una clavada, un mate en dos y una partida para ganar.',
    texts: {
      fork: 'Un caballo ataca en todas las direcciones a la vez.',
      forkHint: '¿Qué casilla está a un salto de caballo del rey y de la torre?',
      forkWrong: 'Busca una jugada que ataque dos piezas a la vez.',
      forked: 'El rey y la torre están atacados a la vez: un ataque doble.',
      forkOther: 'Un jaque y nada más: la torre no está atacada.',
      forkNext: 'El rey tuvo que mover.',
      forkEnd: 'Es una torre entera.',
      reach: 'El tablero está vacío salvo los reyes. ¿Adónde puede ir el caballo de g2?',
      reachHint: 'Dos casillas en línea recta y después una hacia el lado.',
      pin: 'Juegan las blancas, y el caballo de c3 no puede mover.',
      pinRight: 'Está clavado',
      pinBlocked: 'Todas sus casillas están ocupadas',
      pinTurn: 'Los caballos no pueden mover aquí',
      pinHint: '¿Qué hay detrás del caballo, visto desde el alfil?',
      mate: 'Paul Morphy compuso este problema de niño.',
      mateHint: 'El alfil negro defiende y tiene que mover: quita sus jugadas a los peones.',
      mateQuiet: 'La torre se ofrece, y las negras solo tienen jugadas que dañan.',
      mateEnd: 'El peón da mate.',
      rooks: 'Dos torres llevan a un rey al borde, fila tras fila.',
      rooksHint: 'Una torre corta una fila, la otra da jaque en la siguiente.',
    },
  },
  mates: {
    title: 'Tres mates famosos',
    about: 'El mate del pasillo, el mate de la coz y el mate de Légal.',
    texts: {
      back: 'El rey negro está detrás de sus propios peones.',
      backHint: '¿Qué fila no defiende nadie?',
      backEnd: 'El mate del pasillo.',
      smothered: 'El rey tiene pocas casillas. Quítale la última.',
      smotheredHint: 'Se puede entregar la dama.',
      smotheredQueen: 'Solo la torre puede tomar.',
      smotheredEnd: 'Al rey lo ahogan sus propias piezas.',
      legal: 'El alfil negro clava el caballo a la dama. Eso parece.',
      legalHint: 'Mueve el caballo de todos modos.',
      legalWrong: 'Hay algo mucho más fuerte.',
      legalQueen: 'Se entrega la dama.',
      legalAsk: 'El alfil toma, y la sorpresa se acabó.',
      legalNext: 'Las negras toman la dama.',
      legalEnd: 'El mate de Légal: tres piezas menores bastan.',
    },
  },
};
