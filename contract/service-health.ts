/** What the content service says at /health of the storage of enquiries, and what that means. */
export const STORAGE_FAULTS = {
  full: 'the disk is full',
  readOnly: 'the database can only be read',
  disk: 'the disk does not work',
  busy: 'another program holds the database',
  refusing: 'the database takes no connections',
  away: 'the database cannot be reached',
  silent: 'the database does not answer',
  other: 'the log of the content service says why',
} as const;
export type StorageFault = keyof typeof STORAGE_FAULTS;

/** What it says of mails to the company. */
export const MAIL_FAULTS = {
  outbox: 'SMTP_URL is not set: mails stay in the folder outbox of DATA_DIR',
  nobody: 'nobody to mail: the site settings have no `email`, and ENQUIRIES_TO names nobody for it',
  failing: 'the mail server does not take them: the log of the content service says why',
  stuck: 'they wait without being sent',
} as const;
export type MailFault = keyof typeof MAIL_FAULTS;
