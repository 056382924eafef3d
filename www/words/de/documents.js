// @ts-check
// Die Sätze der gespeicherten Partien, und was beim Aufbewahren misslingt.
import { counted } from './parts.js';

/** @type {typeof import('../en/documents.js').documents} */
export const documents = {
  about: 'Die Partie auf dem Brett wird von selbst in diesem Browser aufbewahrt. Hier lässt sie sich unter einem Namen speichern, neben anderen.',
  name: 'Name',
  suggested: (day) => `Partie vom ${day}`,
  save: 'Speichern',
  none: 'Noch ist nichts gespeichert.',
  list: 'Gespeicherte Partien',
  detail: (moves, day) => `${counted(moves, 'Schritt', 'Schritte')} · ${day}`,
  openIt: 'Öffnen',
  rename: 'Umbenennen',
  remove: 'Löschen',
  of: (work, name) => `${work}: ${name}`,
  undo: 'Rückgängig',
  saved: (name) => `„${name}“ ist gespeichert.`,
  opened: (name) => `„${name}“ steht auf dem Brett. Die vorige Partie lässt sich zurückholen.`,
  removed: (name) => `„${name}“ ist gelöscht.`,
  back: (name) => `„${name}“ ist wieder da.`,
  export: 'Alle als Datei speichern',
  import: 'Aus einer Datei hinzufügen …',
  fileName: 'gridmate',
  added: (count) => `${counted(count, 'Partie', 'Partien')} hinzugefügt.`,
  noFile: 'Das ist keine Datei mit gespeicherten Partien von Gridmate, oder sie ist zu groß.',
  noRoom: 'Der Browser hat keinen Platz mehr für gespeicherte Partien. Lösche einige, oder speichere sie als Datei.',
  trouble: 'Aufbewahren der Partie',
  full: 'Der Browser hat keinen Platz mehr, um diese Partie aufzubewahren. Sie ist da, solange diese Seite offen ist: speichere sie als Datei, oder lösche gespeicherte Partien.',
  elsewhere: 'Ein anderer Tab hat seine eigene Partie aufbewahrt. Behalten wird, was sich zuletzt ändert.',
  downloadThis: 'Als Datei speichern',
  open: 'Gespeicherte Partien',
  showHere: 'Hier zeigen',
  dismiss: 'Schließen',
};
