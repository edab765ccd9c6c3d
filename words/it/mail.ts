import { translation } from '../translation';

export const mail = translation('it', 'mail', {
  enquiry: {
    subject: 'Richiesta dal sito web da parte di {name}',
    quoteSubject: 'Richiesta di offerta da parte di {name}',
    wrote: '{sender} ha scritto tramite il sito web in data {time}:',
    asksForQuote: '{sender} ha richiesto un’offerta tramite il sito web in data {time}:',
    line: '{name}: {value}',
    drawings: 'Disegni:',
    drawing: '- {file} ({type}, {size})',
    drawingNotAttached: '- {file} ({type}, {size}), troppo grande per questa e-mail: {command}',
    drawingNotTaken:
      '- {file} ({type}, {size}), rifiutato dal server di posta; si trova nell’editor, oppure: {command}',
    unchecked: 'Per questa richiesta non è stato possibile effettuare la verifica anti-robot.',
    end: 'Richiesta n. {number}. Rispondendo a questa e-mail si scrive direttamente a {name}.',
    about: 'Riguarda',
    page: 'Pagina',
    referrer: 'Provenienza',
    source: 'Sorgente',
    medium: 'Mezzo',
    campaign: 'Campagna',
  },

  receipt: {
    subject: 'Il suo messaggio a {company}',
    quoteSubject: 'La sua richiesta di offerta a {company}',
    message:
      'la ringraziamo per il suo messaggio. Lo abbiamo ricevuto e le risponderemo appena possibile.',
    quote:
      'la ringraziamo per la sua richiesta di offerta. L’abbiamo ricevuta e le risponderemo non appena l’avremo esaminata.',
    text: `Buongiorno,

{text}

Numero: {number}, data di ricezione: {time}.

Se non ci ha scritto lei, può ignorare questa e-mail.

{company}
`,
    quoteText: `Buongiorno,

{text}

Numero: {number}, data di ricezione: {time}.
Pezzi: {parts}. Disegni: {drawings}.

Se non ci ha scritto lei, può ignorare questa e-mail.

{company}
`,
  },

  notStored:
    'Al momento non è possibile salvare nulla; la preghiamo di telefonarci o di scriverci.',

  code: {
    subject: 'Il suo codice per il certificato di {company}',
    text: `Buongiorno,

il suo codice monouso per il certificato è:

{code}

Lo inserisca nella pagina del certificato entro 20 minuti. È valido una sola volta e un codice più recente lo sostituisce.

Se non ha richiesto un codice, può ignorare questa e-mail: non accadrà nulla.

{company}
`,
  },
});
