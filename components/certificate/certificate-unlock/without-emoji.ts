/** The sentence of a toast without the emoji before it: in the page, colour and place say the same. */
export const withoutEmoji = (text: string) => text.replace(/^[^\p{L}\p{N}]+/u, '');
