// What French says of what this browser keeps.

import type { KeptWords } from '../words';
import { counted } from './chess';

const LOST = 'Ce qui se fait maintenant sera perdu en quittant la page.';

export const kept: KeptWords = {
  problems: {
    full: `Ce navigateur n’a plus de place. ${LOST} Supprimer des parties enregistrées, ou copier un lien vers celle-ci.`,
    denied: `Ce navigateur ne garde rien pour cette page. ${LOST} Copier un lien vers la partie, ou permettre à la page de garder des données et la recharger.`,
    later: `Ce qui est gardé dans ce navigateur vient d’une version plus récente de Gridmate. Cela reste tel quel. ${LOST} Copier un lien vers la partie, puis recharger la page pour avoir cette version.`,
    newer:
      'Un Gridmate plus récent est ouvert dans un autre onglet, et plus rien n’est gardé ici. Recharger cette page permet de l’utiliser ; la partie suit.',
    deleted:
      'Ce que Gridmate gardait dans ce navigateur vient d’être supprimé, et plus rien n’est gardé ici. Recharger la page permet de recommencer ; la partie suit.',
    lost: 'Le navigateur a fermé l’endroit où les parties sont gardées, et plus rien n’est gardé ici. Recharger la page ; la partie suit.',
    slow: 'Le navigateur n’a pas encore ouvert ce qu’il garde. Fermer d’autres onglets avec Gridmate, ou attendre. Ce qui se fait d’ici là sera perdu en quittant la page.',
    broken: `Ce navigateur ne peut ni lire ni écrire ce qu’il garde. ${LOST} Copier un lien vers la partie, puis recharger la page.`,
  },
  unread: (count) =>
    `${counted(count, 'élément gardé ici ne peut pas être lu', 'éléments gardés ici ne peuvent pas être lus')} : c’est abîmé, ou cela vient d’une version plus récente. Rien n’a été jeté.`,
  download: 'Enregistrer dans un fichier',
  faults: {
    gone: 'Cette partie n’existe plus.',
    unread:
      'Cette partie ne peut pas être lue : elle est abîmée, ou vient d’une version plus récente. Elle est mise de côté telle quelle.',
    elsewhere: 'Cette partie est ouverte dans un autre onglet.',
  },
  saved: (name) => `« ${name} » est dans Mes parties.`,
  opened: (name) => `« ${name} » est sur l’échiquier. Annuler fait revenir la partie d’avant.`,
  removed: (name) => `« ${name} » est supprimée.`,
  restored: (name) => `« ${name} » est de retour.`,
  broughtBack: 'La partie est de nouveau sur l’échiquier.',
};
