/** In `custom` of a field: how it is written in the content files. publishing/to-content.ts and from-content.ts read it. */
export type ContentField = {
  /** The name in the content files, where it differs. */
  key?: string;
  /** Of the editor alone. */
  internal?: boolean;
  /** Beside a picture: the name of its alternative text. */
  altKey?: string;
  /** Beside a file: the name of its size in bytes. */
  sizeKey?: string;
  /** The rows of a list are bare values of this field. */
  plain?: string;
  /** How a date is written. */
  date?: 'day' | 'time';
  /** A picture that is cut from this one around its focal point, where this one is empty. */
  portraitOf?: string;
  /** A number, where it is stored as a plain decimal. */
  price?: boolean;
};
