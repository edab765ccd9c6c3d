import * as z from 'zod';
import type { UNIQUE, UniqueField } from '../doubles';
import type { Reading } from '../formats/reading';
import type { Region } from '../formats/region';

/* What a record says of a field, beside how its value is read. */

/** What a person sees of a field. */
export type Options = {
  label?: string;
  help?: string;
  required?: boolean;
  /** It stands in the table of facts, under its label. */
  fact?: boolean;
  /** What no other item may have. */
  unique?: (typeof UNIQUE)[UniqueField];
  /** Of words that are the same in every language, such as names of people and companies; of several lines, which. */
  same?: true | ((line: string) => boolean);
};

/** Of a list; `row` is what one entry is called. */
export type ListOptions = Options & {
  row?: string;
  most?: number;
  /** A language without a list of its own has none. */
  own?: true;
};

export type Field<T, O extends Options = object> = O extends { required: true }
  ? z.ZodType<T>
  : z.ZodOptional<z.ZodType<T>>;

/** How a value is written, for the documents and the forms. */
export type Format = {
  /** `price`, `date` …: what decides the control of a form. */
  format: string;
  type?: string[];
  description?: string;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  enum?: readonly string[];
  examples?: readonly string[];
};

export const TEXT = ['string', 'null'];
export const TEXT_OR_NUMBER = ['string', 'number', 'null'];

/** What only forms need to know. */
export type FormOptions = {
  required?: boolean;
  help?: string;
  unique?: string;
  fact?: boolean;
  same?: Options['same'];
  own?: true;
  /** What is one text, as it is written. */
  read?: (value: unknown, region: Region) => Reading<unknown>;
  /** What one entry of a list is called. */
  row?: string;
  most?: number;
  choices?: readonly { value: string; label: string }[];
  /** The collection that a reference leads into. */
  collection?: string;
  /** Of a picture: the field with its alternative text; of a file: the one with its size. */
  alt?: string;
  size?: string;
  /** A picture that is cut from this one, where it is empty. */
  portraitOf?: string;
};
export const forms = z.registry<FormOptions>();
