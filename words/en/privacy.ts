/** The privacy notice. It is a legal text: translations keep every statement. */
export const privacy = {
  // What is kept in the browser.
  kept: 'What is kept in your browser',
  keptText:
    'Reading this site keeps nothing. These entries come only from what you do, serve only what you asked for, and are read by this site alone. There is no advertising and no profile.',
  entries: 'Entries in your browser',
  /** Of an entry, not of a person. */
  entryName: 'Name',
  when: 'Kept when',
  purpose: 'What for',
  lifetime: 'How long',
  cookie: 'Cookie',
  localStorage: 'Local storage',
  minutes: { one: '{count} minutes', other: '{count} minutes' },
  cart: {
    when: 'You put a product into the cart.',
    purpose: 'The lines of your cart: product, quantity, price. They are never sent to us.',
    lifetime: 'Until you empty the cart',
  },
  quote: {
    when: 'You add a product to a request for a quote.',
    purpose: 'The products of your request: name and quantity. They are sent to us with the form.',
    lifetime: 'Until you send the request, or take the products out of it',
  },
  /** On a site in several languages. */
  languageLine: {
    when: 'You close the line that offers a page in another language.',
    purpose: 'That you have closed it, so that it does not come again.',
    lifetime: 'Until you delete it',
  },
  code: {
    when: 'You request a code for the certificate or another document.',
    stepPurpose:
      'Which document you asked for, which step you have reached and when you asked, so that a reload shows it at once.',
    stepLifetime: {
      one: 'Until you open the page again after the code has expired, {count} minutes after the request',
      other:
        'Until you open the page again after the code has expired, {count} minutes after the request',
    },
    sessionPurpose:
      'Your e-mail address, the document, the time of the request and whether it is unlocked, sealed so that only this site can read it.',
  },
  formResult: {
    message: 'You send a message while your browser runs no scripts.',
    quote: 'You send a request for a quote while your browser runs no scripts.',
    certificate: 'You send a form of the certificate while your browser runs no scripts.',
    purpose:
      'A random number under which the site keeps the answer to your form, and what you had typed if it could not be sent.',
  },

  // What is sent.
  sent: 'What becomes of what you send',
  sentText:
    'An enquiry is stored with what you wrote and sent to us by e-mail, so that we can answer you. With it go the product or service that you asked about, the page of the form, the name of the website that led you here, and the campaign that its link names. A request for a quote is stored in the same way, with its parts and drawings. A request for a certificate code is kept with the details you gave, and the code goes to the e-mail address in it. So that nobody can flood the forms or guess codes, the site counts for at most twenty minutes how often an internet address, or an e-mail address, has used them.',
  measured:
    'When you turn away from a page, your browser tells this site how quickly the page answered: its address here and up to five figures. They are written down without your internet address, a cookie or any number that could tell visitors apart, and go to nobody else. A browser that asks not to be tracked sends nothing.',
  counted:
    'The site counts by day how often each page and file was opened, from which websites visitors came, which addresses led nowhere, and how many enquiries were sent. These are numbers alone: no internet address, no cookie and nothing that could tell visitors apart is kept with them.',
  demonstration:
    'The cart, the checkout, reviews and comments are a demonstration: they send nothing.',

  // Other companies.
  others: 'When another company is asked',
  othersText:
    'No page loads anything from anyone else by itself. Only when you ask for one of these does your browser contact the company named, which then sees your internet address and may store cookies of its own.',
  othersTextWithStatistics:
    'Visitor statistics are loaded when you first click, type or scroll, never by a browser that asks not to be tracked (Do Not Track, Global Privacy Control). Apart from that, no page loads anything from anyone else by itself. Only when you ask for one of these does your browser contact the company named, which then sees your internet address and may store cookies of its own.',
  othersTable: 'Services of other companies',
  /** A column of that table. */
  service: 'Service',
  contacted: 'Contacted',
  othersWhen: 'When',
  film: { when: 'You press Play.' },
  map: { name: 'Map', when: 'You press Show map.' },
  captcha: { name: 'Human check', when: 'You start to write in a form that has the check.' },
  statistics: {
    name: 'Visitor statistics',
    when: 'You first click, type or scroll, unless your browser asks not to be tracked.',
  },

  // Questions.
  questions: 'Questions, and your data',
  /** The link leads to the contact page. */
  questionsText:
    'Ask what we keep about you, or have it corrected or deleted: write through the <link>contact page</link>. What your browser keeps you can delete in its own settings at any time.',
  /** The second mark is a link that writes to the address. */
  questionsTextWithEmail:
    'Ask what we keep about you, or have it corrected or deleted: write through the <link>contact page</link> or to <email>{email}</email>. What your browser keeps you can delete in its own settings at any time.',
} as const;
