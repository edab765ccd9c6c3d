/** Items of a list that a page shows as a whole. */
export const MOST_ON_A_PAGE = 500;

/**
 * How a further language and the main one make what its pages show:
 * - `named`: items that the language names, by their numbers, in the main order
 * - `shared`: the main language's items with the language's texts, by their numbers
 * - `by-path`: as `shared`, by paths; pages under `/p/` as `named`
 * - `whole`: its own list, else the main language's
 * - `alone`: its own, else that of the site
 * - `fields`, `settings`: field by field
 * - `positions`: item by item, as they stand
 */
export type Merging =
  'named' | 'shared' | 'by-path' | 'whole' | 'alone' | 'fields' | 'settings' | 'positions';

type Options = {
  merges: Merging;
  /** Where it shows: its summary in the OpenAPI document. */
  description: string;
  /** A host may do without it: 404, 405 and 501 then mean that there is nothing. */
  optional?: true;
  /** Of a record: its parts stand in sections. */
  sections?: true;
  /** Of a list: a page shows it as a whole. */
  short?: true;
};

export type Endpoint<Shape extends 'list' | 'record' = 'list' | 'record'> = Options & {
  /** Where a host answers it, and what a webhook names; case-sensitive. */
  path: string;
  /** The file of the content folder that holds it. */
  file: string;
  shape: Shape;
  /** The collection of the editor that writes it, or the global. */
  editedAs: string;
};

const endpoint =
  <const Shape extends Endpoint['shape']>(shape: Shape, place: string, folder = '') =>
  <const Slug extends string>(name: string, editedAs: Slug, told: Options) => ({
    ...told,
    path: `/api/${place}${name}`,
    file: `${folder}${name}.json`,
    shape,
    editedAs,
  });

/** At `/api/list/<name>`. */
export const list = endpoint('list', 'list/');
/** At `/api/pages/<name>`. */
export const page = endpoint('record', 'pages/', 'pages/');

/** At `/api/<name>`. */
export const firstList = endpoint('list', '');
/** At `/api/<name>`. */
export const firstRecord = endpoint('record', '');
