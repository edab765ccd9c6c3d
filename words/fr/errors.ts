import { translation } from '../translation';

export const errors = translation('fr', 'errors', {
  notFound: {
    title: 'Page introuvable.',
    text: 'La page que vous cherchez n’existe pas.',
    home: 'RETOUR À L’ACCUEIL',
  },
  failed: {
    documentTitle: 'Cette page n’a pas pu être affichée',
    title: 'Cette page n’a pas pu être affichée.',
    text: 'Un problème est survenu de notre côté. Il suffit généralement de réessayer dans un instant.',
    retry: 'Réessayer',
    home: 'Retour à l’accueil',
    reference: 'Référence de l’incident : {id}',
  },
  notLoaded: {
    title: 'Cette page arrive',
    text: 'Son contenu ne peut pas être récupéré pour le moment. Il s’affichera ici dès que possible.',
  },
  unavailable: {
    site: 'Le site web',
    title: '{company} revient dans un instant',
    text: 'Le site web ne peut pas être affiché en ce moment. Veuillez réessayer dans un instant.',
    orCallBelow:
      'Le site web ne peut pas être affiché en ce moment. Veuillez réessayer dans un instant ou nous appeler : ',
    orCall:
      'Le site web ne peut pas être affiché en ce moment. Veuillez réessayer dans un instant ou nous appeler : {phone}',
  },
  limits: {
    title: 'Veuillez patienter',
    home: 'Aller à la page d’accueil',
    messages:
      'Plusieurs messages ont été envoyés depuis votre connexion en peu de temps. Veuillez patienter quelques minutes ou nous appeler.',
    codes:
      'Plusieurs codes ont été demandés en peu de temps. Veuillez patienter quelques minutes avant d’en demander un autre.',
    tries: 'Trop de codes incorrects. Veuillez en demander un nouveau.',
    loads:
      'La page a été chargée très souvent en peu de temps. Veuillez patienter quelques minutes.',
    pagesMade:
      'De nombreuses pages ont été générées pour votre connexion en peu de temps. Veuillez patienter quelques minutes.',
    searches:
      'De nombreuses recherches ont été lancées depuis votre connexion en peu de temps. Veuillez patienter quelques minutes.',
    views: 'De nombreuses pages ont été ouvertes depuis votre connexion en peu de temps.',
    measurements: 'De nombreuses mesures ont été envoyées depuis votre connexion en peu de temps.',
  },
  plainResult: {
    done: 'Terminé',
    goOn: 'Continuer',
    notSent: 'Non envoyé',
    goBack: '{reason} Revenez en arrière : ce que vous avez écrit est toujours là.',
  },
  form: {
    check: 'Veuillez vérifier votre saisie.',
    unreadable: 'La demande n’a pas pu être lue.',
    unknown: 'Un problème est survenu de notre côté. Veuillez réessayer plus tard.',
    mayHaveArrived:
      'Aucune réponse n’est arrivée ; nous ne savons donc pas si votre envoi a été reçu. Veuillez l’envoyer à nouveau.',
    ownSiteOnly: 'Le formulaire ne peut être envoyé que depuis ce site web.',
    wrongFormat: 'Veuillez envoyer la demande au moyen d’un formulaire.',
    jsonOrForm: 'Veuillez envoyer le formulaire en JSON ou comme formulaire ordinaire.',
    tooLong: 'Le message est trop long. Veuillez ne pas dépasser {amount} ko.',
    quick:
      'Vous avez été très rapide. Veuillez attendre deux secondes, puis envoyer à nouveau le formulaire.',
    leaveEmpty: 'Veuillez laisser ce champ vide.',
    name: 'Veuillez nous indiquer votre nom.',
    email: 'Veuillez indiquer une adresse e-mail à laquelle nous pouvons vous répondre.',
    tooManySigns: {
      one: 'Veuillez ne pas dépasser {count} caractère ici.',
      other: 'Veuillez ne pas dépasser {count} caractères ici.',
    },
    captcha:
      'Veuillez confirmer que vous n’êtes pas un robot, puis envoyer à nouveau le formulaire.',
    ofFile: '{file} : {reason}',
  },
  noBlog: 'Il n’y a pas de blog.',
  noDataSheet: 'Cette fiche technique n’existe pas.',
  noFile: 'Ce fichier n’existe pas.',
  noFilePart: 'Cette partie du fichier n’existe pas.',
  fileUnreachable: 'Le fichier ne peut pas être récupéré pour le moment.',
  fileTooLarge: 'Le fichier est trop volumineux.',
  contentNotLoaded: 'Le contenu n’est pas encore chargé.',
  previewEnded: 'Ce lien a expiré. Rouvrez l’aperçu dans l’éditeur.',
});
