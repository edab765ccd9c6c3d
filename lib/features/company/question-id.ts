import type { FaqGroup } from '@/lib/content/company-schemas';
import { fragmentOf } from '@/lib/platform/text/fragment';

/** Names the questions of a group: `prices`. */
export const questionsId = ({ slug, title }: Pick<FaqGroup, 'slug' | 'title'>): string =>
  slug ?? fragmentOf(title);

/** The fragment of a question: `/faq#prices-3`. */
export const questionId = (group: Pick<FaqGroup, 'slug' | 'title'>, index: number): string =>
  `${questionsId(group)}-${index + 1}`;
