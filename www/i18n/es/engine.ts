// What Spanish says of what works in the background.

import type { FirstEngineWords } from '../words';

export const engine: FirstEngineWords = {
  faults: {
    unloaded: () => 'No se ha podido cargar el motor de ajedrez: ha fallado la red.',
    forbidden: () => 'No se ha podido iniciar el motor de ajedrez: aquí no se permiten los workers.',
    forbiddenWasm: () => 'No se ha podido iniciar el motor de ajedrez: aquí no se permite WebAssembly.',
    memory: () => 'No queda memoria suficiente para el motor de ajedrez. Cierra otras pestañas e inténtalo de nuevo.',
    silent: () => 'El motor de ajedrez ya no responde.',
    ended: () => 'El motor de ajedrez se ha cerrado.',
    trapped: () => 'El motor de ajedrez ha dejado de funcionar.',
    unreadable: () => 'La página y el motor de ajedrez no han podido entenderse.',
    failed: (detail) => `El motor de ajedrez ha fallado: ${detail}`,
  },
};
