import { escaped } from '@/publishing/html-marks';

/** Of the content service, too. */
const MAX_NOTE = 2_000;

/** A line break at the start of a field is none. */
export const noteField = (note: string): string =>
  `<textarea name="note" rows="3" maxlength="${MAX_NOTE}">\n${escaped(note)}</textarea>`;
