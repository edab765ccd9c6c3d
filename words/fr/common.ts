import { translation } from '../translation';

export const common = translation('fr', 'common', {
  contactUs: 'Nous contacter',
  questionsAndAnswers: 'Questions et réponses',
  loading: 'Chargement…',
  remove: 'Retirer {name}',
  place: '{number} sur {total}',
  picturesOf: 'Images : {name}',
  withCount: '{name} ({count})',
  inFigures: '{name} en chiffres',

  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  company: 'Entreprise',
  subject: 'Objet',
  message: 'Message',
  quantity: 'Quantité',
  description: 'Description',
  material: 'Matériau',
  categories: 'Catégories',
  date: 'Date',
  document: 'Document',
  leaveEmpty: 'Laissez ce champ vide',

  product: 'Produit',
  products: 'Produits',
  services: 'Prestations',
  documents: 'Documents',
  search: 'Recherche',
  narrowDown: 'Affiner la sélection',
  film: 'Vidéo',
  website: 'Site web',
  kind: 'Type',
  specification: 'Caractéristiques techniques',
  notOffered: 'Ce document n’est plus proposé.',

  comma: ', ',
  days: 'du {from} au {to}',
  hours: '{days}, {from}–{to}',

  sizes: {
    bytes: { one: '{count} octet', other: '{count} octets' },
    kilobytes: '{amount} ko',
    megabytes: '{amount} Mo',
    gigabytes: '{amount} Go',
  },
});
