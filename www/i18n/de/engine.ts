// What German says of what works in the background.

import type { FirstEngineWords } from '../words';

export const engine: FirstEngineWords = {
  faults: {
    unloaded: () => 'Die Schachengine konnte nicht geladen werden: Das Netz war gestört.',
    forbidden: () => 'Die Schachengine konnte nicht starten: Worker sind hier verboten.',
    forbiddenWasm: () => 'Die Schachengine konnte nicht starten: WebAssembly ist hier verboten.',
    memory: () =>
      'Der Speicher reicht nicht mehr für die Schachengine. Andere Tabs schließen und noch einmal versuchen.',
    silent: () => 'Die Schachengine antwortet nicht mehr.',
    ended: () => 'Die Schachengine hat aufgehört.',
    trapped: () => 'Die Schachengine fiel mit einem Fehler aus.',
    unreadable: () => 'Die Seite und die Schachengine konnten einander nicht lesen.',
    failed: (detail) => `Die Schachengine hatte einen Fehler: ${detail}`,
  },
};
