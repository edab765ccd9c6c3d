import type { Field, UploadField } from 'payload';
import { upload } from 'payload/shared';

/** As a method it may ask for the kind of field that it knows to come. */
export type Change = { change(field: Field): Field }['change'];

export type Form = {
  layout: readonly (string | readonly string[] | Field)[];
  /** What the form makes of a field of the record. */
  changes?: Record<string, Change | undefined>;
};

/** The size of a locked file is known from an import alone, and only as long as the file stays. */
const sizeOfLockedFile: Field = {
  name: 'size',
  type: 'number',
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      ({ siblingData, previousSiblingDoc, value }) => {
        const { locked_file: file } = siblingData as Row;
        const before = (previousSiblingDoc as Row | undefined)?.locked_file;
        return before !== undefined && before !== null && before !== file ? null : value;
      },
    ],
  },
};

type Row = { locked_file?: unknown };

/** One of the two files is needed. */
const fileOrLocked = (field: UploadField) =>
  ({
    ...field,
    validate: (value: never, options: never) =>
      value || (options as { siblingData: Row }).siblingData.locked_file
        ? upload(value, options)
        : 'Choose a file, or a locked one.',
  }) as Field;

/** How the records look that stand within others, by their ids. */
export const NESTED: Record<string, Form> = {
  Fact: { layout: [['name', 'value']] },
  Language: { layout: [['name', 'locale', 'path']] },
  MenuLink: { layout: [['title', 'link']] },
  Brand: {
    layout: [
      ['accent', 'ground', 'logo_width'],
      ['favicon', 'touch_icon', 'card'],
    ],
  },
  OfferedDocument: {
    layout: [
      ['kind', 'title'],
      sizeOfLockedFile,
      'file',
      'locked_file',
      ['language', 'revision', 'date'],
    ],
    changes: { file: fileOrLocked },
  },
};
