import { translation } from '../translation';

export const quote = translation('fr', 'quote', {
  add: 'Ajouter à la demande<name> : {name}</name>',
  added: 'Ajouté à votre demande de devis',
  basketFull: {
    one: 'Une demande peut contenir {count} pièce au maximum. Veuillez d’abord envoyer cette demande.',
    other:
      'Une demande peut contenir {count} pièces différentes au maximum. Veuillez d’abord envoyer cette demande.',
  },
  basketLink: { one: 'Demande : {count} référence', other: 'Demande : {count} références' },
  basket: 'Déjà dans votre demande',

  introduction:
    'Envoyez les plans ou décrivez chaque pièce. Laissez vide ce que vous ne savez pas encore : nous vous le demanderons.',
  part: 'Pièce {number}',
  product: 'Produit de notre catalogue',
  finish: 'Finition',
  neededBy: 'Date de besoin',
  notes: 'Remarques',
  anotherPart: 'Ajouter une autre pièce',
  moreOfPart: 'Plus de précisions sur cette pièce',
  drawings: 'Plans',
  dropHere: 'Déposez-les n’importe où sur cette page, ou collez-les.',
  drop: 'Relâchez pour ajouter vos fichiers',
  choose: 'Choisir des fichiers',
  files: 'Fichiers',
  drawingsHint: {
    one: '{types} ; {count} fichier au maximum, de {size} au plus.',
    other: '{types} ; {count} fichiers au maximum, de {size} au plus chacun.',
  },
  chooseLast:
    'Ajoutez d’abord toutes les pièces : votre navigateur oublie les fichiers choisis lorsque la page se recharge.',
  notTaken: 'Fichier non accepté : {file}. {reason}',
  you: 'Vos coordonnées',
  moreOfYou: 'Autres coordonnées',
  anythingElse: 'Autres précisions',
  send: 'Envoyer la demande',
  sending: 'Envoi en cours…',
  cancel: 'Annuler',

  byMail: 'Envoyez-nous vos plans par e-mail',
  byMailText:
    'Nous ne pouvons pas recevoir de plans en ligne pour le moment. Dites-nous de quelles pièces vous avez besoin et joignez les plans. Pour chaque pièce, indiquez ce que vous savez déjà : quantité, matériau, finition et date à laquelle vous en avez besoin.',
  contactUs: 'Nous contacter',

  help: {
    title: 'Ce qu’il nous faut',
    drawing: 'Un plan de chaque pièce',
    drawingText:
      'Ou un modèle CAO, ou les deux. Sans plan, une description avec les dimensions principales.',
    quantity: 'La quantité',
    quantityText:
      'Commande unique ou quantité annuelle. Indiquez plusieurs quantités pour les comparer.',
    material: 'Le matériau et la finition',
    materialText: 'Ou les contraintes que la pièce doit supporter, si vous nous laissez le choix.',
    date: 'La date',
    dateText: 'À laquelle les pièces doivent vous être livrées.',
    questions: 'Une question avant de commencer ?',
  },

  sent: 'Votre demande a été envoyée. Nous vous répondrons par e-mail.',
  sentWithout: 'Les fichiers suivants n’ont pas été acceptés. Tout le reste nous est parvenu :',
  again: 'Demander un autre devis',
  notSent: 'Votre demande n’a pas pu être envoyée.',
  cancelled: 'Rien n’a été envoyé. Tout ce que vous avez saisi est toujours là.',
  mayHaveArrived:
    'Votre demande est peut-être arrivée : la confirmation s’est perdue. Sans nouvelles de notre part, envoyez-la à nouveau. Tout ce que vous avez saisi est toujours là.',
  chooseAgain:
    'Votre navigateur ne conserve pas les fichiers : veuillez choisir à nouveau vos plans.',

  nothingWanted: 'Veuillez décrire une pièce ou ajouter un plan.',
  writeLess: 'Veuillez raccourcir ce texte.',
  wrongPhone:
    '« {text} » n’est pas un numéro de téléphone. Écrivez-le avec l’indicatif du pays : +44 114 496 0100.',
  tooManyParts: {
    one: 'Veuillez ne pas demander plus de {count} pièce à la fois.',
    other: 'Veuillez ne pas demander plus de {count} pièces différentes à la fois.',
  },
  tooManyFields: 'La demande comporte plus de champs que le formulaire.',
  emptyFile: 'Ce fichier est vide.',
  unreadableFile: 'Ce fichier n’a pas pu être lu.',
  changedFile:
    'Ce fichier a été modifié depuis que vous l’avez choisi. Veuillez le retirer et le choisir à nouveau.',
  wrongType: 'Ce fichier n’est pas au format {types}. Veuillez l’envoyer dans l’un de ces formats.',
  tooLarge: 'Ce fichier dépasse {size}. Veuillez l’envoyer compressé ou par e-mail.',
  tooManyFiles: {
    one: 'Il n’est pas possible d’envoyer plus de {count} fichier. Veuillez en réunir plusieurs dans un fichier ZIP.',
    other:
      'Il n’est pas possible d’envoyer plus de {count} fichiers. Veuillez en réunir plusieurs dans un fichier ZIP.',
  },
  tooLargeTogether: {
    one: 'Les plans sont trop volumineux. Veuillez envoyer au maximum {count} fichier de {size} ou les envoyer par e-mail.',
    other:
      'Les plans sont trop volumineux. Veuillez envoyer au maximum {count} fichiers de {size} ou les envoyer par e-mail.',
  },
  notTakenNow:
    'Nous ne pouvons pas recevoir de plans en ligne pour le moment. Veuillez nous les envoyer par e-mail.',
  manyUploads: 'De nombreux plans sont en cours d’envoi. Veuillez réessayer dans une minute.',
  manyOfYours:
    'Plusieurs plans sont en cours d’envoi depuis votre connexion. Veuillez réessayer dans une minute.',
  diskFull:
    'Vos plans ne peuvent pas être enregistrés pour le moment. Veuillez nous les envoyer par e-mail.',
});
