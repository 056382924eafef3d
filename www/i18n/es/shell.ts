// What the page around board and panels says in Spanish.

import type { ShellWords } from '../words';
import { NAMES, standing } from './chess';

export const shell: ShellWords = {
  title: (position) => `${standing(position).replace(/\.$/, '')} · Gridmate`,
  skip: 'Al tablero',
  home: 'Gridmate, página de inicio',
  places: 'Secciones',
  place: {
    play: 'Jugar',
    analyse: 'Analizar',
    learn: 'Aprender',
    script: 'Guion',
    lab: 'Laboratorio',
    setup: 'Preparar',
    games: 'Partidas',
  },
  close: 'Cerrar',
  reload: 'Recargar',
  side: NAMES,
  welcome: {
    title: '¿Por dónde quieres empezar?',
    note: 'Ajedrez para jugar y probar en esta pestaña. Sin cuenta y sin descargas.',
  },
  begin: 'Mueve cualquier pieza: este tablero ya es tuyo.',
  sheet: { settings: 'Ajustes', share: 'Compartir', help: 'Ayuda', keys: 'Teclas' },
};
