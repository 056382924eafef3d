// Spanish.

import type { Words } from '../words';
import { asSentence } from '../clause';
import { engine } from './engine';
import { shell } from './shell';
import { lineEnds, spokenWith } from './spoken';

/** The words, with what there is to say of what a document refuses. */
export function wordsWith(problem: Words['problem']): Words {
  return {
    ...spokenWith(problem),
    shell,
    commands: {
      undo: 'Deshacer',
      redo: 'Rehacer',
      first: 'Al principio',
      back: 'Atrás',
      forward: 'Adelante',
      last: 'Al final',
    },
    refusals: {
      ...lineEnds,
      locked: 'No mientras se juegue esta partida: termínala o déjala.',
      'nothing-to-undo': 'No hay nada que deshacer.',
      'nothing-to-redo': 'No hay nada que rehacer.',
      'nothing-to-play': 'Aún no hay jugadas que reproducir.',
      'nothing-drawn': 'No hay nada dibujado en el tablero.',
      'nothing-before': 'No hay ninguna partida antes de esta.',
      'not-there': 'Esa jugada ya no está.',
      'is-main': 'Esta es la línea principal.',
      'not-begun': 'La partida no ha empezado; pulsa antes «Jugar».',
      'only-shown': 'Esta posición solo se muestra. Vuelve a la partida para seguir jugando.',
      watching: 'Es una partida del duelo; «Mi tablero» te devuelve el tuyo.',
    },
    flip: 'Girar el tablero',
    tools: 'Herramientas del tablero',
    step: 'Paso',
    stepOf: (step, all) => `${step} de ${all}`,
    engine,
    links: {
      damaged: 'Este enlace está dañado; vuelve a copiarlo entero.',
      newer: 'Este enlace es de una versión posterior; recarga la página para tenerla.',
      long: 'Este enlace es demasiado largo.',
    },
    loading: {
      waiting: 'Cargando…',
      failed: 'No se ha podido cargar todo.',
      old: 'Este navegador es demasiado antiguo para Gridmate. Con una versión más reciente o con otro navegador funciona.',
      again: 'Reintentar',
    },
  };
}

/** In English until the sentences have come. */
export const words = wordsWith(({ message }) => asSentence(message));
