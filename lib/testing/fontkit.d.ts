/** The part that tests use of a package which pdfkit brings, and which has no types. */
declare module 'fontkit' {
  export function create(file: Buffer): { characterSet: readonly number[] };
}
