/** Contact page, enquiry forms, their results, and maps. */
export const contact = {
  letsTalk: "Have something in mind? Let's talk.",
  viewOnMap: 'View on the map',
  sendMessage: 'Send us a message',
  /** Where content says nothing of its own. */
  purpose: 'For questions, an order under way or a visit: write here, or call.',
  haveDrawing: '<strong>Have a drawing?</strong> Attach it to a request for a quote.',

  // Form.
  /** The link leads to the product or service. */
  about: 'Your message is about <link>{name}</link>.',
  submit: 'Submit Now',
  submitting: 'Submitting...',
  captcha: {
    waiting: 'A human check by Google reCAPTCHA loads when you start to write.',
    loading: 'The human check is loading…',
    failed: 'The human check could not be loaded. You can send your message all the same.',
  },

  // What became of it.
  /** Prescribed. */
  sent: 'Your message has been sent successfully!',
  notSent: 'Your message could not be sent.',
  stillHere: 'What you wrote is still here.',
  /** Marked are links that call or write; a number that cannot be called is no link. */
  callOrWrite: 'You can also call <phone>{phone}</phone> or write to <email>{email}</email>.',
  call: 'You can also call <phone>{phone}</phone>.',
  write: 'You can also write to <email>{email}</email>.',
  /** Title and text of the page that the form leads to without scripts. */
  result: {
    sent: 'Message sent',
    refused: 'Message not sent',
    none: 'Your Message',
    refusedText: 'The form still has your words, and says why they were not sent.',
    noneText:
      'No message was sent from this browser in the last ten minutes. You can write to us here.',
    home: 'Back to the home page',
  },
  chooseSubject: 'Choose a subject',

  // What stands in its way.
  noMessage: 'Please write a message.',
  wrongPhone: 'Please give a phone number, or leave it out.',
  wrongSubject: 'Please choose one of the subjects.',
  tooLong: {
    one: 'Please write at most {count} characters.',
    other: 'Please write at most {count} characters.',
  },

  // Maps.
  map: 'Map: {place}',
  showMap: 'Show map',
  showMapOf: 'Show map: {place}',
  /** Below the buttons. */
  mapNote: 'The maps come from Google Maps and load only when you ask for them.',
  kilometres: '{amount} km',
  /** Of the arrow on a map. */
  northSign: 'N',
  /** A position, as maps print it: latitude, then longitude. */
  north: '{degrees}°\u00a0N',
  south: '{degrees}°\u00a0S',
  east: '{degrees}°\u00a0E',
  west: '{degrees}°\u00a0W',
} as const;
