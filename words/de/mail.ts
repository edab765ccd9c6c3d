import { translation } from '../translation';

export const mail = translation('de', 'mail', {
  enquiry: {
    subject: 'Website-Anfrage von {name}',
    quoteSubject: 'Angebotsanfrage von {name}',
    wrote: '{sender} schrieb am {time} über die Website:',
    asksForQuote: '{sender} bat am {time} über die Website um ein Angebot:',
    line: '{name}: {value}',
    drawings: 'Zeichnungen:',
    drawing: '- {file} ({type}, {size})',
    drawingNotAttached: '- {file} ({type}, {size}), zu groß für diese E-Mail: {command}',
    drawingNotTaken:
      '- {file} ({type}, {size}), vom Mailserver nicht angenommen; zu finden im Editor oder: {command}',
    unchecked: 'Bei dieser Anfrage konnte nicht geprüft werden, ob ein Mensch sie gesendet hat.',
    end: 'Anfrage Nr. {number}. Eine Antwort auf diese E-Mail geht direkt an {name}.',
    about: 'Betrifft',
    page: 'Seite',
    referrer: 'Gekommen von',
    source: 'Quelle',
    medium: 'Medium',
    campaign: 'Kampagne',
  },

  receipt: {
    subject: 'Ihre Nachricht an {company}',
    quoteSubject: 'Ihre Angebotsanfrage an {company}',
    message:
      'vielen Dank für Ihre Nachricht. Sie ist bei uns eingegangen, und wir antworten so bald wie möglich.',
    quote:
      'vielen Dank für Ihre Angebotsanfrage. Sie ist bei uns eingegangen, und wir antworten, sobald wir sie geprüft haben.',
    text: `Guten Tag,

{text}

Nummer: {number}, eingegangen am {time}.

Wenn Sie uns nicht geschrieben haben, können Sie diese E-Mail ignorieren.

{company}
`,
    quoteText: `Guten Tag,

{text}

Nummer: {number}, eingegangen am {time}.
Teile: {parts}. Zeichnungen: {drawings}.

Wenn Sie uns nicht geschrieben haben, können Sie diese E-Mail ignorieren.

{company}
`,
  },

  notStored:
    'Zurzeit kann nichts gespeichert werden; bitte rufen Sie uns stattdessen an, oder schreiben Sie uns.',

  code: {
    subject: 'Ihr Code für das Zertifikat von {company}',
    text: `Guten Tag,

Ihr Einmalcode für das Zertifikat lautet:

{code}

Geben Sie ihn innerhalb von 20 Minuten auf der Seite des Zertifikats ein. Er gilt einmal, und ein neuerer Code ersetzt ihn.

Wenn Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren; es geschieht nichts.

{company}
`,
  },
});
