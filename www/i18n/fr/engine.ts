// What French says of what works in the background.

import type { FirstEngineWords } from '../words';

export const engine: FirstEngineWords = {
  faults: {
    unloaded: () => 'Le moteur d’échecs n’a pas pu être chargé : le réseau a eu une panne.',
    forbidden: () => 'Le moteur d’échecs n’a pas pu démarrer : les « workers » sont interdits ici.',
    forbiddenWasm: () => 'Le moteur d’échecs n’a pas pu démarrer : WebAssembly est interdit ici.',
    memory: () => 'Il n’y a plus assez de mémoire pour le moteur d’échecs. Fermer d’autres onglets, puis réessayer.',
    silent: () => 'Le moteur d’échecs ne répond plus.',
    ended: () => 'Le moteur d’échecs s’est arrêté.',
    trapped: () => 'Le moteur d’échecs est tombé en panne.',
    unreadable: () => 'La page et le moteur d’échecs n’ont pas pu se comprendre.',
    failed: (detail) => `Le moteur d’échecs a eu une panne : ${detail}`,
  },
};
