/** What several areas say alike. */
export const common = {
  contactUs: 'Contact Us',
  questionsAndAnswers: 'Questions and answers',
  loading: 'Loading...',
  /** Of a button that takes a line, a part or a file away. */
  remove: 'Remove {name}',
  /** The place of a picture, slide or logo among its neighbours. */
  place: '{number} of {total}',
  picturesOf: 'Pictures of {name}',
  /** A choice and how many things it stands for. */
  withCount: '{name} ({count})',
  /** Caption of the table that opens under a building or a project. */
  inFigures: '{name} in figures',

  // Fields of forms, and names of facts.
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
  quantity: 'Quantity',
  description: 'Description',
  material: 'Material',
  categories: 'Categories',
  date: 'Date',
  document: 'Document',
  /** The field that people do not see and only programs fill. */
  leaveEmpty: 'Leave this empty',

  // Names of lists and of pages.
  product: 'Product',
  products: 'Products',
  services: 'Services',
  documents: 'Documents',
  search: 'Search',
  narrowDown: 'Narrow down',
  film: 'Film',
  /** A link that is none of the known networks, and the name of a company that has not told its own. */
  website: 'Website',
  kind: 'Kind',
  specification: 'Specification',
  notOffered: 'This document is no longer offered.',

  /** Between things of one kind where no `and` stands: `PDF, 1.6 MB` */
  comma: ', ',
  /** Of a business that opens on several days, named by `Intl`: `Monday to Friday`. */
  days: '{from} to {to}',
  /** `Monday to Friday, 07:30–16:30` */
  hours: '{days}, {from}–{to}',

  /** Sizes of files; the amount is written as the company writes numbers. */
  sizes: {
    bytes: { one: '{count} bytes', other: '{count} bytes' },
    kilobytes: '{amount} kB',
    megabytes: '{amount} MB',
    gigabytes: '{amount} GB',
  },
} as const;
