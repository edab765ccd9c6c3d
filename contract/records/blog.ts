import * as z from 'zod';
import type { Fields } from './fields';
import { pageFields, pictureFields, summaryField } from './shared';

export const postRecord = (f: Fields) =>
  z
    .object({
      id: f.id({ required: true }),
      ...pageFields(f),
      title: f.line({ required: true }),
      short_description: summaryField(f),
      ...pictureFields(f),
      video_url: f.link({
        label: 'Film',
        help: 'The address of a film on YouTube; it plays after a click.',
      }),
      date: f.date({ label: 'Date' }),
      author: f.line({ label: 'Author', same: true }),
      categories: f.words({ label: 'Categories', help: 'Press Enter after each.' }),
      html: f.html(),
      updated_at: f.changed(),
    })
    .meta({ id: 'Post' });

export const blogCategoryRecord = (f: Fields) =>
  z.object({ title: f.line({ label: 'Name', required: true }) }).meta({ id: 'BlogCategory' });
