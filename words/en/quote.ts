/** Requests for a quote: basket, form, help beside it, and what becomes of it. */
export const quote = {
  // Basket.
  add: 'Add to quote<name>: {name}</name>',
  added: 'Added to your request for a quote',
  basketFull: {
    one: 'A request may have {count} part. Please send this one first.',
    other: 'A request may have {count} parts. Please send this one first.',
  },
  basketLink: { one: 'Quote: {count} part', other: 'Quote: {count} parts' },
  basket: 'In your request so far',

  // Form.
  introduction:
    'Send the drawings, or describe each part. Leave blank what you do not know yet: we will ask.',
  part: 'Part {number}',
  product: 'Product from our catalogue',
  finish: 'Finish',
  neededBy: 'Needed by',
  notes: 'Notes',
  anotherPart: 'Add another part',
  moreOfPart: 'More about this part',
  drawings: 'Drawings',
  dropHere: 'Drop them anywhere on this page, or paste them.',
  /** While files are held over the page. */
  drop: 'Drop to add your files',
  choose: 'Choose files',
  files: 'Files',
  /** The types are a list with `or`. */
  drawingsHint: {
    one: '{types}; at most {count} file of {size} each.',
    other: '{types}; at most {count} files of {size} each.',
  },
  chooseLast: 'Add all parts first: your browser forgets chosen files when the page loads again.',
  /** The reason is a sentence of its own. */
  notTaken: 'Not taken: {file}. {reason}',
  you: 'Your details',
  moreOfYou: 'More details',
  anythingElse: 'Anything else',
  send: 'Send request',
  sending: 'Sending…',
  cancel: 'Cancel',

  // Without drawings.
  byMail: 'Send us your drawings by e-mail',
  byMailText:
    'We cannot accept drawings online at the moment. Tell us which parts you need, and attach the drawings. For each part, please include what you know of: quantity, material, finish, and the date by which you need it.',
  contactUs: 'Contact us',

  // Beside the form.
  help: {
    title: 'What we need',
    drawing: 'A drawing of each part',
    drawingText: 'Or a model, or both. Without one, a description with its main sizes.',
    quantity: 'How many',
    quantityText: 'One-off or per year. Name several quantities to compare them.',
    material: 'Material and finish',
    materialText: 'Or what the part has to withstand, if you leave the choice to us.',
    date: 'The date',
    dateText: 'When you need the parts delivered.',
    questions: 'Questions first?',
  },

  // What became of it.
  sent: 'Your request has been sent. We answer by e-mail.',
  sentWithout: 'These files were not taken. Everything else has arrived:',
  again: 'Request another quote',
  notSent: 'Your request could not be sent.',
  cancelled: 'Nothing was sent. Everything that you filled in is still here.',
  mayHaveArrived:
    'Your request may have arrived: the answer was lost. If you hear nothing from us, send it again. Everything that you filled in is still here.',
  chooseAgain: 'Your browser does not keep files: please choose your drawings again.',

  // What stands in its way.
  nothingWanted: 'Please describe a part, or add a drawing.',
  writeLess: 'Please write less here.',
  wrongPhone:
    '“{text}” is no telephone number. Write it with the code of the country: +44 114 496 0100.',
  tooManyParts: {
    one: 'Please ask for at most {count} part at once.',
    other: 'Please ask for at most {count} parts at once.',
  },
  tooManyFields: 'The request has more fields than the form.',
  emptyFile: 'This file is empty.',
  unreadableFile: 'This file could not be read.',
  changedFile: 'This file has changed since you chose it. Please remove it, and choose it again.',
  /** The types are a list with `or`. */
  wrongType: 'This is not a {types} file. Please send it in one of these formats.',
  tooLarge: 'This file is larger than {size}. Please send it packed, or by e-mail.',
  tooManyFiles: {
    one: 'At most {count} file can be sent. Please pack more of them into one ZIP file.',
    other: 'At most {count} files can be sent. Please pack more of them into one ZIP file.',
  },
  tooLargeTogether: {
    one: 'The drawings are too large. Please send at most {count} file of {size}, or send them by e-mail.',
    other:
      'The drawings are too large. Please send at most {count} files of {size}, or send them by e-mail.',
  },
  notTakenNow: 'We cannot accept drawings online at the moment. Please send them to us by e-mail.',
  manyUploads: 'Many drawings are being sent just now. Please try again in a minute.',
  manyOfYours:
    'Several drawings are being sent from your connection just now. Please try again in a minute.',
  diskFull: 'Your drawings cannot be stored at the moment. Please send them to us by e-mail.',
} as const;
