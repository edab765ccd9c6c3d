import type { Row } from './to-content';

/** What every save changes. */
const OF_EVERY_SAVE = new Set(['id', 'createdAt', 'updatedAt', '_status', '_order', 'deletedAt']);

/** What somebody has written into a draft of something that is published. */
export const pendingFields = (published: Row, draft: Row): Row =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([key, value]) =>
        !OF_EVERY_SAVE.has(key) && JSON.stringify(value) !== JSON.stringify(published[key]),
    ),
  );
