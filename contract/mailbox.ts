/** The mailbox behind an address, as limits count it: `A+b@c` is `a@c`. */
export const mailboxOf = (email: string): string =>
  email.toLowerCase().replace(/(?<=.)\+.*(?=@)/, '');
