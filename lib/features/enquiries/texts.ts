export const NOT_SENT = 'Your message could not be sent.';
