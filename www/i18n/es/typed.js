// @ts-check
// The sentences of the field for typed moves.

/** @type {Words<typeof import('../en/typed.js').typed>} */
export const typed = {
  label: 'Jugada o pregunta',
  close: 'Cerrar',
  about: 'Por ejemplo Cf3, e2e4, caballo f3, enroque corto; p C: dónde están los caballos blancos; s e: qué hay en la columna e.',
  parts: [
    [/enroque largo/, 'O-O-O'],
    [/enroque( corto)?/, 'O-O'],
    [/rey/, 'K'], [/dama/, 'Q'], [/torre/, 'R'], [/alfil/, 'B'], [/caballo/, 'N'], [/peón/, ''],
    [/captura|come|toma|por/, 'x'], [/desde|de|en|al|el|la|se convierte en( una?)?/, ''],
  ],
};
