/** Of a PDF nobody can say what the picture shows. @param type of the file, as far as it is known */
export const altWords = (type?: string | null): string =>
  !type || type.startsWith('image/') ? 'What the picture shows' : 'What the document is';
