// @ts-check
// The sentences of links.
import { sentence } from '../parts.js';

/** @type {typeof import('../en/links.js').links} */
export const links = {
  copied: 'Enlace copiado',
  inAddress: 'Aquí no se permite copiar; el enlace está en la barra de direcciones.',
  damaged: 'Este enlace está dañado: quizá se cortó al enviarlo. Pide que te lo manden otra vez. Tu partida sigue como estaba.',
  newer: 'Este enlace es de una versión más reciente de Gridmate. Quizá la traiga recargar la página. Tu partida sigue como estaba.',
  long: 'El guion es demasiado largo para un enlace, en el que caben 100 000 caracteres. Se puede enviar como archivo.',
  longer: 'Este enlace es más largo que cualquiera de los que hace Gridmate y no se ha abierto. Tu partida sigue como estaba.',
  refused: (reason) => `No se puede abrir el enlace. ${sentence(reason)}`,
};
