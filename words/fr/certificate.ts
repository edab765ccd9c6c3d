import { translation } from '../translation';

export const certificate = translation('fr', 'certificate', {
  requestCode: 'Demander un code',

  requestText: 'Nous envoyons un code à usage unique à votre adresse e-mail.',
  code: 'Saisir le code',
  codeText: 'Il est valable 20 minutes et ne sert qu’une fois.',
  read: 'Lire le document',
  readText: 'Il reste ouvert jusqu’à la fin des 20 minutes.',

  emailHint: 'Le code est envoyé à cette adresse.',
  address: 'Adresse postale',
  sendCode: 'Envoyer le code',
  sendingCode: 'Envoi en cours…',
  haveCode: 'J’ai déjà un code',
  otp: 'Code à usage unique',
  otpHint: 'Les six chiffres indiqués dans l’e-mail que nous vous avons envoyé.',
  confirm: 'Confirmer le code',
  newCode: 'Demander un nouveau code',

  unlocked: 'Certificat déverrouillé',
  unlockedNamed: 'Document déverrouillé : {name}',
  openUntil: 'Ouvert jusqu’à {time}',
  openForTwentyMinutes: 'Ouvert pendant 20 minutes à compter de la demande',
  newTab: 'Ouvrir dans un nouvel onglet',
  save: 'Enregistrer le fichier',
  lockAgain: 'Verrouiller à nouveau',

  notices: {
    sent: '✅ Le code à usage unique a été envoyé à votre adresse e-mail !',
    refused: '⚠️ Le code à usage unique n’a pas pu être généré.',
    notSent: '❌ Le code à usage unique n’a pas pu être envoyé. Veuillez réessayer.',
    alreadySent:
      'ℹ️ Le code à usage unique a déjà été envoyé. Veuillez consulter votre messagerie.',
    empty: '❌ Veuillez saisir le code à usage unique.',
    wrong: '❌ Code à usage unique incorrect ! Veuillez réessayer.',
    notVerified: '❌ La vérification a échoué. Veuillez réessayer.',
    unlocked: '✅ Code à usage unique vérifié ! Le certificat est déverrouillé.',
    expired: 'ℹ️ Le code à usage unique a expiré. Veuillez en demander un nouveau.',
  },
  startedAgain: 'Vous pouvez demander un nouveau code.',

  wrongEmail: 'Veuillez indiquer l’adresse e-mail à laquelle le code doit être envoyé.',
  requestFirst: 'Veuillez d’abord demander un code.',
  notChecked: 'La vérification est impossible pour le moment.',
  noMail:
    'Ce site ne peut pas envoyer d’e-mails pour le moment : aucun code n’a donc été envoyé. Veuillez plutôt nous appeler ou nous écrire.',
  mailFailed: 'L’e-mail contenant le code n’a pas pu être envoyé ; veuillez réessayer plus tard.',
  mayBeLate: 'L’e-mail peut mettre quelques minutes à arriver.',

  locked: 'Le document est verrouillé',
  lockedText: 'Demandez un code à usage unique pour le déverrouiller.',
  lockedAgain: 'Le document est de nouveau verrouillé',
  unavailable: 'Le document ne peut pas être affiché pour le moment',
  unavailableText:
    'Veuillez réessayer dans quelques minutes. Le document reste déverrouillé pendant 20 minutes à compter de la demande.',
});
