/** No column of a table has room for one; shorter words stay whole, and widen theirs. */
export const hasLongWord = (text: string): true | undefined => /\S{20}/.test(text) || undefined;
