import type { TabsField } from 'payload';
import { contentGlobal } from '@/collections/content-collection';
import { fieldOf } from '@/fields/form-of';
import { homeParts } from '../../contract/records/page-parts';

type Part = Parameters<typeof fieldOf<typeof homeParts>>[1];

const TABS: Record<string, Part[]> = {
  About: ['about', 'about_blocks'],
  Counters: ['counters'],
  Banner: ['banner'],
  Sustainability: ['sustainability'],
  Testimonials: ['testimonials'],
  Owners: ['owners'],
};

const tabs: TabsField = {
  type: 'tabs',
  tabs: Object.entries(TABS).map(([label, parts]) => ({
    label,
    fields: parts.map((part) => fieldOf(homeParts, part)),
  })),
};

export const homePage = contentGlobal({
  slug: 'home-page',
  label: 'Home page',
  group: 'Home pages',
  fields: [tabs],
});
