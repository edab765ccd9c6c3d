import type { Row } from './to-content';

/** What every save changes. */
const OF_EVERY_SAVE = [...['id', 'createdAt', 'updatedAt', '_status', '_order', 'deletedAt']];

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Of what a form cannot tell apart: what is empty may be missing, and 0 is a list without rows. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && isNothing(one) && other === 0) return true;
  if (Array.isArray(other) && isNothing(other) && one === 0) return true;
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [rows, others] = [one as Row, other as Row];
  const keys = Object.keys({ ...rows, ...others });
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.every((key) => isSame(rows[key], others[key]))
  );
}

/** What somebody has written into a draft, or a form, over what is there. */
export const pendingFields = (there: Row, draft: Row): Row =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([key, value]) => !OF_EVERY_SAVE.includes(key) && !isSame(value, there[key]),
    ),
  );

/** Beside what somebody has written, versions have who it was, and when. */
const FILLED_IN = ['changed_by', 'changed_on'];

/** The same without what the editor itself fills in. */
export const writtenFields = (there: Row, values: Row): Row =>
  Object.fromEntries(
    Object.entries(pendingFields(there, values)).filter(([key]) => !FILLED_IN.includes(key)),
  );
