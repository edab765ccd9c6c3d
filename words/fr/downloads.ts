import { translation } from '../translation';

export const downloads = translation('fr', 'downloads', {
  kinds: {
    'data-sheet': 'Fiche technique',
    drawing: 'Plan',
    'cad-model': 'Modèle CAO',
    certificate: 'Certificat',
    manual: 'Notice d’utilisation',
  },
  groups: {
    'data-sheet': 'Fiches techniques',
    drawing: 'Plans',
    'cad-model': 'Modèles CAO',
    certificate: 'Certificats',
    manual: 'Notices d’utilisation',
  },
  about: 'Concerne',
  language: 'Langue',
  all: 'Tout afficher',
  show: 'Afficher les documents',
  showAll: 'Afficher tous les documents',
  none: 'Aucun document ne correspond à cette sélection. Retirez un critère ou posez-nous la question.',
  nothing: 'Il n’y a pas encore de documents. Demandez-nous ce dont vous avez besoin.',
  first: {
    one: '{shown} sur {count} document : affinez la sélection pour voir les autres.',
    other:
      'Les {shown} premiers documents sur {count} : affinez la sélection pour voir les autres.',
  },
  file: 'Fichier',
  further: 'Autres fichiers',
  revision: 'Révision',
  unlock: 'Déverrouiller',
  unlockTitle: 'Déverrouiller un document',
  lockedText: 'Un code ouvre ce document pendant 20 minutes à compter de la demande.',
  unlockNamed: 'Déverrouiller : {name}',
  nameFor: '{document} : {product}',
  sheet: {
    title: '{product} : fiche technique',
  },
});
