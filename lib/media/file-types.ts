/** Sent as written here: what a host writes in a header never reaches a browser. */
const TYPES = [
  'application/pdf',
  'image/apng',
  'image/avif',
  'image/bmp',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/tiff',
  'image/vnd.microsoft.icon',
  'image/webp',
  'image/x-icon',
] as const;
export type FileType = (typeof TYPES)[number];

/** Two header lines arrive joined by a comma; browsers would follow the second. */
const SINGLE_TYPE = /^([\w.+-]+\/[\w.+-]+)(?: *; *[\w-]+=[\w.:+-]+)*;? *$/;

/** The type of a file, where the host names exactly one that the site passes on. */
export function fileTypeOf({ headers }: Response): FileType | undefined {
  const [, named] = SINGLE_TYPE.exec(headers.get('content-type') ?? '') ?? [];
  const essence = named?.toLowerCase().replace(/^image\/p?jpg$/, 'image/jpeg');
  return TYPES.find((type) => type === essence);
}

/** Hosts send a page in place of a file that they do not have. */
export const isWebPage = ({ headers }: Response): boolean =>
  /\b(text\/html|application\/xhtml)\b/i.test(headers.get('content-type') ?? '');

/**
 * What a file may do that is opened by itself, however a browser reads it. Older browsers show no PDF
 * in a sandbox, nor where nothing at all may be loaded.
 */
export const policyFor = (type: FileType | undefined): string =>
  type === 'application/pdf'
    ? "default-src 'self'; script-src 'none'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    : "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
