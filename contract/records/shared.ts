import * as z from 'zod';
import { UNIQUE } from '../doubles';
import type { Fields } from './fields';

/** What search engines and previews of links get instead of the item's own texts. */
export const seoRecord = (f: Fields) =>
  z
    .object({
      title: f.line({ help: 'Above 60 characters search engines cut it off.', max: 120 }),
      description: f.lines({ help: 'Above 160 characters search engines cut it off.', max: 320 }),
      image: f.picture({ help: 'About 1200 × 630 pixels.' }),
      noindex: f.flag({ label: 'Keep out of search engines' }),
    })
    .meta({ id: 'Seo' });

/** Of what has a page of its own. */
export const pageFields = (f: Fields) => ({
  slug: f.slug({
    label: 'Address',
    help: 'The end of the page’s web address, such as spur-gear. Without one it is the number.',
    unique: UNIQUE.slug,
  }),
  seo: f.group(seoRecord(f), { label: 'Search engines and shared links' }),
});

export const pictureFields = (f: Fields, label = 'Picture') => ({
  thumbnail: f.picture({ label, alt: 'alt' }),
  alt: f.alt(),
});

export const summaryField = (f: Fields) => f.lines({ label: 'Short description', max: 500 });

/** A figure or property of the trade: `Weight`, `4.2 kg`. */
export const factRecord = (f: Fields) =>
  z
    .object({
      name: f.line({ label: 'Name', required: true }),
      value: f.line({ label: 'Value', required: true }),
    })
    .meta({ id: 'Fact' });

export const factsField = (f: Fields, label = 'Facts') =>
  f.list(factRecord(f), { label, row: 'Fact', help: 'A small table, such as “Weight: 96 kg”.' });

/** The number of the person to ask. */
export const contactField = (f: Fields) =>
  f.reference('contacts', {
    label: 'Person to ask',
    help: 'Shown beside the text, from “Contact persons”.',
  });

export const FILM = { label: 'Film', help: 'The id of a film on YouTube.', same: true } as const;
