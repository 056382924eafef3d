// @ts-check
// Why something does not go on that is worked out in a worker.

/** @type {typeof import('../en/background.js').background} */
export const background = {
  failures: {
    unloaded: () => 'No se ha podido cargar lo que trabaja en segundo plano: ha fallado la red.',
    forbidden: () => 'No se ha podido iniciar lo que trabaja en segundo plano: aquí no se permiten los workers.',
    forbiddenWasm: () => 'No se ha podido iniciar lo que trabaja en segundo plano: allí no se permite WebAssembly.',
    memory: () => 'No queda memoria suficiente para lo que trabaja en segundo plano. Cierra otras pestañas e inténtalo de nuevo.',
    silent: () => 'Lo que trabaja en segundo plano ya no responde.',
    ended: () => 'Lo que trabaja en segundo plano ha terminado.',
    trapped: () => 'Lo que trabaja en segundo plano ha dejado de funcionar.',
    unreadable: () => 'La página y lo que trabaja en segundo plano no han podido leerse.',
    failed: (detail) => `Lo que trabaja en segundo plano ha fallado: ${detail}`,
  },
};
