import type { Field } from 'payload';
import { upload } from 'payload/shared';
import { LANGUAGE_LENGTH, readLanguage } from '../../contract/formats/language';
import { byFormat, checked } from './checked';
import * as field from './fields';

const KINDS = [
  { value: 'data-sheet', label: 'Data sheet' },
  { value: 'drawing', label: 'Drawing' },
  { value: 'cad-model', label: 'CAD model' },
  { value: 'certificate', label: 'Certificate' },
  { value: 'manual', label: 'Manual' },
];

type Row = { file?: unknown; locked_file?: unknown };

const MAX_BYTES = Number.MAX_SAFE_INTEGER;

/** The size of a locked file is known from an import alone, and only as long as the file stays. */
const size: Field = {
  ...field.number('size', { min: 0, limit: MAX_BYTES }),
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
} as Field;

/** A document that visitors take home. */
export const offeredDocument: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'kind', type: 'select', required: true, options: KINDS },
      field.text('title', { label: 'Name', help: 'In place of the name of its kind.' }),
    ],
  },
  size,
  {
    ...field.file('file', { label: 'File', custom: { sizeKey: 'size' } }),
    validate: (value: unknown, options: { siblingData: unknown }) =>
      value || (options.siblingData as Row).locked_file
        ? upload(value as never, options as never)
        : 'Choose a file, or a locked one.',
  } as Field,
  {
    name: 'locked_file',
    label: 'Locked file',
    type: 'upload',
    relationTo: 'locked-documents',
    admin: {
      description: 'Instead of the file: visitors get it only with a code that is sent to them.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        ...field.text('language', { max: LANGUAGE_LENGTH, help: 'Such as en or de-AT.' }),
        validate: checked(byFormat(readLanguage)),
      } as Field,
      field.text('revision', { help: 'The site shows 20 characters.' }),
      field.day('date', { label: 'Of the day' }),
    ],
  },
];

/** Of a product or a service. */
export const documents = field.rows('documents', offeredDocument, {
  label: 'Documents',
  row: 'Document',
  help: 'Data sheets, drawings and certificates, beside the text and on “Downloads”.',
});
