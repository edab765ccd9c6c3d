export const SENT = 'Your message has been sent successfully!';
export const NOT_SENT = 'Your message could not be sent.';
