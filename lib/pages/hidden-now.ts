import 'server-only';
import { inName } from '@/lib/content/store/content-versions';
import { lastDerived } from '@/lib/content/store/last-derived';
import { languagesNow, type Place } from './languages';

export const HIDDEN_PATHS = 'hidden-paths';

/**
 * Whether visitors may not see a path in its language, by the current content: for `proxy.ts`, which
 * reads no content. A page rendered for each request has sent its status before it knows that it is hidden.
 */
export const isHiddenNow = ({ language, path }: Place): boolean =>
  lastDerived<ReadonlySet<string>>(inName(language, HIDDEN_PATHS))?.value.has(path) ?? false;

/** Whether it is hidden in every language: where another shows it, the 404 screen leads there. */
export const isHiddenEverywhere = ({ language, path }: Place): boolean =>
  [language, ...languagesNow().map((each) => each.path)].every((each) =>
    isHiddenNow({ language: each, path }),
  );
