import { NOTE_LENGTH } from '../../contract/form-limits';
import { escaped } from '@/publishing/html-marks';

/** A line break at the start of a field is none. */
export const noteField = (note: string): string =>
  `<textarea name="note" rows="3" maxlength="${NOTE_LENGTH}">\n${escaped(note)}</textarea>`;
