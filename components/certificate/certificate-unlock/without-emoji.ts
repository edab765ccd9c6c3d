/** Removes the leading emoji of a toast text: in the page, colour and position say the same. */
export const withoutEmoji = (text: string) => text.replace(/^[^\p{L}\p{N}]+/u, '');
