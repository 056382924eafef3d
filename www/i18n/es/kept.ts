// What Spanish says of what this browser keeps.

import type { KeptWords } from '../words';
import { counted } from './chess';

const LOST = 'Lo que hagas ahora se pierde al salir de la página.';

export const kept: KeptWords = {
  problems: {
    full: `A este navegador no le queda sitio. ${LOST} Borra partidas guardadas, o copia un enlace a esta.`,
    denied: `Este navegador no guarda nada para esta página. ${LOST} Copia un enlace a tu partida, o permite que la página guarde datos y recárgala.`,
    later: `Lo guardado en este navegador es de una versión posterior de Gridmate. Se queda como está. ${LOST} Copia un enlace a tu partida y recarga la página para tener esa versión.`,
    newer:
      'En otra pestaña está abierto un Gridmate más nuevo, y aquí ya no se guarda nada. Recarga esta página para usarlo; tu partida va contigo.',
    deleted:
      'Lo que Gridmate guardaba en este navegador se acaba de borrar, y aquí ya no se guarda nada. Recarga la página para empezar de nuevo; tu partida va contigo.',
    lost: 'El navegador ha cerrado el lugar donde se guardan las partidas, y aquí ya no se guarda nada. Recarga la página; tu partida va contigo.',
    slow: 'El navegador aún no ha abierto lo que guarda. Cierra otras pestañas con Gridmate, o espera. Hasta entonces, lo que hagas se pierde al salir de la página.',
    broken: `Este navegador no puede leer o escribir lo que guarda. ${LOST} Copia un enlace a tu partida y recarga la página.`,
  },
  unread: (count) =>
    `${counted(count, 'cosa guardada aquí no se puede', 'cosas guardadas aquí no se pueden')} leer: por un daño, o por ser de una versión posterior. No se ha tirado nada.`,
  download: 'Guardar en un archivo',
  faults: {
    gone: 'Esa partida ya no está.',
    unread: 'Esa partida no se puede leer: está dañada o es de una versión posterior. Se ha apartado sin cambios.',
    elsewhere: 'Esa partida está abierta en otra pestaña.',
  },
  saved: (name) => `«${name}» está en Mis partidas.`,
  opened: (name) => `«${name}» está en el tablero. Deshacer recupera la partida anterior.`,
  removed: (name) => `«${name}» está borrada.`,
  restored: (name) => `«${name}» ha vuelto.`,
  broughtBack: 'La partida está otra vez en el tablero.',
};
