import type { Row } from './to-content';

/** What every save changes. */
const OF_EVERY_SAVE = [...['id', 'createdAt', 'updatedAt', '_status', '_order', 'deletedAt']];

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

const sorted = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Equal for what a form cannot tell apart: what is empty may be missing, and in any order. */
const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) => {
    if (isNothing(each)) return undefined;
    return typeof each === 'object' && !Array.isArray(each) ? sorted(each!) : each;
  });

/** What somebody has written into a draft, or a form, over what is there. */
export const pendingFields = (there: Row, draft: Row): Row =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([key, value]) => !OF_EVERY_SAVE.includes(key) && written(value) !== written(there[key]),
    ),
  );

/** Beside what somebody has written, versions have who it was, and when. */
const FILLED_IN = ['changed_by', 'changed_on'];

/** The same without what the editor itself fills in. */
export const writtenFields = (there: Row, values: Row): Row =>
  Object.fromEntries(
    Object.entries(pendingFields(there, values)).filter(([key]) => !FILLED_IN.includes(key)),
  );
