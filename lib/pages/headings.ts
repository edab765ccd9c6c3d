import { headings } from '@/words/en/headings';

/** Of a section: content may replace it page by page (`headings` in `/api/list/pages`). */
export type Heading = { title: string; text?: string };

export type SectionName = keyof typeof headings;

export const sectionNames = Object.keys(headings) as SectionName[];
