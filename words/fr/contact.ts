import { translation } from '../translation';

export const contact = translation('fr', 'contact', {
  letsTalk: 'Vous avez un projet en tête ? Parlons-en.',
  viewOnMap: 'Voir sur la carte',
  sendMessage: 'Envoyez-nous un message',
  purpose: 'Pour une question, une commande en cours ou une visite : écrivez ici ou appelez.',
  haveDrawing: '<strong>Vous avez un plan ?</strong> Joignez-le à une demande de devis.',
  about: 'Votre message concerne <link>{name}</link>.',
  submit: 'Envoyer',
  submitting: 'Envoi en cours…',
  captcha: {
    waiting:
      'Un contrôle anti-robot par Google reCAPTCHA se charge lorsque vous commencez à écrire.',
    loading: 'Le contrôle anti-robot est en cours de chargement…',
    failed:
      'Le contrôle anti-robot n’a pas pu être chargé. Vous pouvez tout de même envoyer votre message.',
  },

  sent: 'Votre message a bien été envoyé !',
  notSent: 'Votre message n’a pas pu être envoyé.',
  stillHere: 'Ce que vous avez écrit est toujours là.',
  callOrWrite:
    'Vous pouvez aussi appeler le <phone>{phone}</phone> ou écrire à <email>{email}</email>.',
  call: 'Vous pouvez aussi appeler le <phone>{phone}</phone>.',
  write: 'Vous pouvez aussi écrire à <email>{email}</email>.',
  result: {
    sent: 'Message envoyé',
    refused: 'Message non envoyé',
    none: 'Votre message',
    refusedText:
      'Le formulaire contient toujours votre texte et indique pourquoi il n’a pas été envoyé.',
    noneText:
      'Aucun message n’a été envoyé depuis ce navigateur au cours des dix dernières minutes. Vous pouvez nous écrire ici.',
    home: 'Retour à la page d’accueil',
  },
  chooseSubject: 'Choisir un sujet',

  noMessage: 'Veuillez écrire un message.',
  wrongPhone: 'Veuillez indiquer un numéro de téléphone valable ou laisser le champ vide.',
  wrongSubject: 'Veuillez choisir l’un des objets proposés.',
  tooLong: {
    one: 'Veuillez ne pas dépasser {count} caractère.',
    other: 'Veuillez ne pas dépasser {count} caractères.',
  },

  map: 'Carte : {place}',
  showMap: 'Afficher la carte',
  showMapOf: 'Afficher la carte : {place}',
  mapNote: 'Les cartes proviennent de Google Maps et ne se chargent qu’à votre demande.',
  kilometres: '{amount} km',
  northSign: 'N',
  north: '{degrees}°\u00a0N',
  south: '{degrees}°\u00a0S',
  east: '{degrees}°\u00a0E',
  west: '{degrees}°\u00a0O',
});
