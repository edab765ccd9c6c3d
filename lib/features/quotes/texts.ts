export const QUOTE_SENT = 'Your request has been sent. We answer by e-mail.';
export const QUOTE_NOT_SENT = 'Your request could not be sent.';
export const QUOTES_NOT_TAKEN =
  'We cannot accept drawings online at the moment. Please send them to us by e-mail.';
export const MANY_UPLOADS = 'Many drawings are being sent just now. Please try again in a minute.';
export const MANY_OF_YOURS =
  'Several drawings are being sent from your connection just now. Please try again in a minute.';
export const DISK_FULL =
  'Your drawings cannot be stored at the moment. Please send them to us by e-mail.';
export const EMPTY_FILE = 'This file is empty.';
export const UNREADABLE_FILE = 'This file could not be read.';
export const CHANGED_FILE =
  'This file has changed since you chose it. Please remove it, and choose it again.';
export const CANCELLED = 'Nothing was sent. Everything that you filled in is still here.';
export const MAY_HAVE_ARRIVED =
  'Your request may have arrived: the answer was lost. If you hear nothing from us, send it again. Everything that you filled in is still here.';
export const CHOOSE_AGAIN = 'Your browser does not keep files: please choose your drawings again.';

export const quoteTexts = {
  introduction:
    'Send the drawings, or describe each part. Leave blank what you do not know yet: we will ask.',
  part: 'Part',
  description: 'Description',
  product: 'Product from our catalogue',
  quantity: 'Quantity',
  material: 'Material',
  finish: 'Finish',
  date: 'Needed by',
  notes: 'Notes',
  another: 'Add another part',
  moreOfPart: 'More about this part',
  moreOfYou: 'More details',
  remove: 'Remove',
  drawings: 'Drawings',
  files: 'Files',
  dropHere: 'Drop them anywhere on this page, or paste them.',
  drop: 'Drop to add your files',
  choose: 'Choose files',
  chooseLast: 'Add all parts first: your browser forgets chosen files when the page loads again.',
  notTaken: 'Not taken',
  you: 'Your details',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  message: 'Anything else',
  send: 'Send request',
  sending: 'Sending…',
  cancel: 'Cancel',
  empty: 'Leave this empty',
  again: 'Request another quote',
  sentWithout: 'These files were not taken. Everything else has arrived:',
  byMail: 'Send us your drawings by e-mail',
  byMailText:
    'We cannot accept drawings online at the moment. Tell us which parts you need, and attach the drawings. For each part, please include what you know of:',
  byMailFacts: 'quantity, material, finish, and the date by which you need it.',
  contact: 'Contact us',
  basket: 'In your request so far',
} as const;

/** Beside the form. */
export const quoteHelp = {
  title: 'What we need',
  items: [
    {
      name: 'A drawing of each part',
      text: 'Or a model, or both. Without one, a description with its main sizes.',
    },
    { name: 'How many', text: 'One-off or per year. Name several quantities to compare them.' },
    {
      name: 'Material and finish',
      text: 'Or what the part has to withstand, if you leave the choice to us.',
    },
    { name: 'The date', text: 'When you need the parts delivered.' },
  ],
  otherwise: 'Questions first?',
} as const;
