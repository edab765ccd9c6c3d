import type { FaqGroup } from '@/lib/content/schemas/company-schemas';
import { uniqueFragments } from '@/lib/platform/text/fragment';

/** Names the questions of each group: `prices`. */
export const questionsIds = (groups: readonly Pick<FaqGroup, 'slug' | 'title'>[]): string[] =>
  uniqueFragments(groups.map(({ slug, title }) => slug ?? title));

/** The fragment of a question: `/faq#prices-3`. @param group one of `questionsIds` */
export const questionId = (group: string, index: number): string => `${group}-${index + 1}`;
