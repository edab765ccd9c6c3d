import { translation } from '../translation';

export const mail = translation('fr', 'mail', {
  enquiry: {
    subject: 'Demande via le site web : {name}',
    quoteSubject: 'Demande de devis : {name}',
    wrote: '{sender} a écrit via le site web le {time} :',
    asksForQuote: '{sender} a demandé un devis via le site web le {time} :',
    line: '{name} : {value}',
    drawings: 'Plans :',
    drawing: '- {file} ({type}, {size})',
    drawingNotAttached: '- {file} ({type}, {size}), trop volumineux pour cet e-mail : {command}',
    drawingNotTaken:
      '- {file} ({type}, {size}), refusé par le serveur de messagerie ; à retrouver dans l’éditeur ou : {command}',
    unchecked: 'Le contrôle anti-robot n’a pas pu être effectué pour cette demande.',
    end: 'Demande n° {number}. Répondez à cet e-mail pour écrire directement à {name}.',
    about: 'Concerne',
    page: 'Page',
    referrer: 'Provenance',
    source: 'Source',
    medium: 'Support',
    campaign: 'Campagne',
  },

  receipt: {
    subject: 'Votre message à {company}',
    quoteSubject: 'Votre demande de devis à {company}',
    message:
      'Nous vous remercions de votre message. Nous l’avons bien reçu et y répondrons dès que possible.',
    quote:
      'Nous vous remercions de votre demande de devis. Nous l’avons bien reçue et y répondrons dès que nous l’aurons étudiée.',
    text: `Bonjour,

{text}

Numéro : {number}. Date de réception : {time}.

Si vous ne nous avez pas écrit, vous pouvez ignorer cet e-mail.

{company}
`,
    quoteText: `Bonjour,

{text}

Numéro : {number}. Date de réception : {time}.
Pièces différentes : {parts}. Plans : {drawings}.

Si vous ne nous avez pas écrit, vous pouvez ignorer cet e-mail.

{company}
`,
  },

  notStored: 'Rien ne peut être enregistré pour le moment ; veuillez nous appeler ou nous écrire.',

  code: {
    subject: '{company} : votre code pour le certificat',
    text: `Bonjour,

Votre code à usage unique pour le certificat est :

{code}

Saisissez-le sur la page du certificat dans les 20 minutes. Il ne sert qu’une fois, et un code plus récent le remplace.

Si vous n’avez pas demandé de code, vous pouvez ignorer cet e-mail ; il ne se passera rien.

{company}
`,
  },
});
