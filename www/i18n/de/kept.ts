// What German says of what this browser keeps.

import type { KeptWords } from '../words';
import { counted } from './chess';

const LOST = 'Was jetzt geschieht, ist beim Verlassen der Seite weg.';

export const kept: KeptWords = {
  problems: {
    full: `Dieser Browser hat keinen Platz mehr. ${LOST} Gespeicherte Partien löschen oder einen Link zu dieser kopieren.`,
    denied: `Dieser Browser speichert für diese Seite nichts. ${LOST} Einen Link zur Partie kopieren oder der Seite das Speichern erlauben und sie neu laden.`,
    later: `Was in diesem Browser gespeichert ist, stammt von einer späteren Version von Gridmate. Es bleibt, wie es ist. ${LOST} Einen Link zur Partie kopieren, dann die Seite neu laden, um diese Version zu bekommen.`,
    newer:
      'In einem anderen Tab ist ein neueres Gridmate offen; hier wird nichts mehr gespeichert. Die Seite neu laden, um es zu benutzen; die Partie kommt mit.',
    deleted:
      'Was Gridmate in diesem Browser gespeichert hatte, wurde eben gelöscht; hier wird nichts mehr gespeichert. Die Seite neu laden, um von vorn zu beginnen; die Partie kommt mit.',
    lost: 'Der Browser hat den Ort geschlossen, an dem Partien gespeichert sind; hier wird nichts mehr gespeichert. Die Seite neu laden; die Partie kommt mit.',
    slow: 'Der Browser hat noch nicht geöffnet, was hier gespeichert ist. Andere Tabs mit Gridmate schließen oder warten. Was bis dahin geschieht, ist beim Verlassen der Seite weg.',
    broken: `Dieser Browser kann nicht lesen oder schreiben, was hier gespeichert ist. ${LOST} Einen Link zur Partie kopieren, dann die Seite neu laden.`,
  },
  unread: (count) =>
    `${counted(count, 'Eintrag, der', 'Einträge, die')} hier gespeichert ${count === 1 ? 'war, lässt' : 'waren, lassen'} sich nicht lesen: beschädigt oder von einer späteren Version. Nichts wurde weggeworfen.`,
  download: 'Als Datei speichern',
  faults: {
    gone: 'Diese Partie gibt es nicht mehr.',
    unread:
      'Diese Partie lässt sich nicht lesen: Sie ist beschädigt oder von einer späteren Version. Sie ist unverändert beiseitegelegt.',
    elsewhere: 'Diese Partie ist in einem anderen Tab offen.',
  },
  saved: (name) => `„${name}“ steht jetzt in „Meine Partien“.`,
  opened: (name) => `„${name}“ steht auf dem Brett. „Rückgängig“ holt die vorige Partie zurück.`,
  removed: (name) => `„${name}“ ist gelöscht.`,
  restored: (name) => `„${name}“ ist wieder da.`,
  broughtBack: 'Die Partie steht wieder auf dem Brett.',
};
