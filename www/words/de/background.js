// @ts-check
// Warum etwas nicht weitergeht, das neben der Seite berechnet wird.

/** @type {typeof import('../en/background.js').background} */
export const background = {
  noWorker: 'Der Browser konnte nicht starten, was das im Hintergrund berechnet: das Netz ist ausgefallen, oder Worker sind hier verboten.',
  silent: 'Was das im Hintergrund berechnet, antwortet nicht mehr.',
};
