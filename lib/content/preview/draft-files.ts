/** Before the path of a file that visitors do not have: it is shown to whoever may see drafts. */
const DRAFT_FILES = '/api/preview';

/** @param path of the site, as `/media/…` */
export const draftFilePath = (path: string): string => DRAFT_FILES + path;

/** @returns the path within, `/media/…`; undefined for any other */
export const pathOfDraftFile = (path: string): string | undefined =>
  path.startsWith(`${DRAFT_FILES}/media/`) ? path.slice(DRAFT_FILES.length) : undefined;
