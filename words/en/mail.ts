/**
 * Mails of the content service: to the company, and receipts and codes to visitors. Texts of several lines
 * are whole mails, since the order of their sentences belongs to the language.
 */
export const mail = {
  /** To the company. The sender is a name with an address, the time has its zone. */
  enquiry: {
    subject: 'Website enquiry from {name}',
    quoteSubject: 'Request for a quote from {name}',
    wrote: '{sender} wrote through the website on {time}:',
    asksForQuote: '{sender} asks for a quote through the website on {time}:',
    /** One thing that is known of the enquiry, in a line of its own. */
    line: '{name}: {value}',
    drawings: 'Drawings:',
    drawing: '- {file} ({type}, {size})',
    /** The command is for the operator. */
    drawingNotAttached: '- {file} ({type}, {size}), too large for this mail: {command}',
    drawingNotTaken:
      '- {file} ({type}, {size}), not taken by the mail server; get it in the editor, or: {command}',
    unchecked: 'The human check could not be made for this enquiry.',
    end: 'Enquiry no. {number}. Reply to this mail to answer {name} directly.',
    /** Of the visitor. */
    about: 'About',
    page: 'Page',
    referrer: 'Came from',
    source: 'Source',
    medium: 'Medium',
    campaign: 'Campaign',
  },

  /** To the visitor. The text in the middle may be the company's own. */
  receipt: {
    subject: 'Your message to {company}',
    quoteSubject: 'Your request for a quote to {company}',
    message: 'thank you for your message. We have received it and will answer as soon as we can.',
    quote:
      'thank you for your request for a quote. We have received it and will answer as soon as we have checked it.',
    text: `Good day,

{text}

Number: {number}, received on {time}.

If you did not write to us, you can ignore this mail.

{company}
`,
    quoteText: `Good day,

{text}

Number: {number}, received on {time}.
Parts: {parts}. Drawings: {drawings}.

If you did not write to us, you can ignore this mail.

{company}
`,
  },

  /** What the content service answers, and the site shows. */
  notStored: 'Nothing can be stored at the moment; please call or write to us instead.',

  code: {
    subject: 'Your code for the {company} certificate',
    text: `Good day,

your one-time code for the certificate is:

{code}

Enter it on the certificate page within 20 minutes. It works once, and a newer code replaces it.

If you did not ask for a code, you can ignore this mail; nothing will happen.

{company}
`,
  },
} as const;
