// @ts-check
// Warum etwas nicht weitergeht, das in einem Worker berechnet wird.

/** @type {typeof import('../en/background.js').background} */
export const background = {
  failures: {
    unloaded: () => 'Was das im Hintergrund berechnet, konnte nicht geladen werden: Das Netz ist ausgefallen.',
    forbidden: () => 'Was das im Hintergrund berechnet, konnte nicht starten: Worker sind hier verboten.',
    forbiddenWasm: () => 'Was das im Hintergrund berechnet, konnte nicht starten: WebAssembly ist dort verboten.',
    memory: () => 'Für das, was im Hintergrund rechnet, ist nicht mehr genug Speicher frei. Schließe andere Tabs und versuche es noch einmal.',
    silent: () => 'Was das im Hintergrund berechnet, antwortet nicht mehr.',
    ended: () => 'Was das im Hintergrund berechnet, ist beendet.',
    trapped: () => 'Was das im Hintergrund berechnet, ist zusammengebrochen.',
    unreadable: () => 'Die Seite und das, was im Hintergrund rechnet, konnten einander nicht lesen.',
    failed: (detail) => `Was das im Hintergrund berechnet, ist gescheitert: ${detail}`,
  },
};
