// Español del tablero que muestran otras páginas, y de la hoja que hace uno.

import type { EmbedWords } from '../words';

export const embed: EmbedWords = {
  open: 'Abrir en Gridmate',
  title: 'En otra página',
  about: 'Pega este texto en una página tuya: allí muestra el tablero, y se puede jugar en él.',
  text: 'HTML del marco',
  copy: 'Copiar el HTML',
  copied: 'El HTML está copiado.',
  preview: 'Así se verá',
  size: 'Ancho del tablero en píxeles',
  side: 'Visto desde',
  sides: { own: 'Como aquí', w: 'Blancas', b: 'Negras' },
  theme: 'Colores',
  themes: { system: 'Como el dispositivo', light: 'Claros', dark: 'Oscuros' },
  shown: 'Se muestra',
  parts: { board: 'Tablero', moves: 'Jugadas', controls: 'Botones' },
  frame: (players) => (players ? `Partida de ajedrez: ${players}` : 'Tablero de ajedrez'),
};
