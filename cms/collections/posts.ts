import { formOf } from '@/fields/form-of';
import { postRecord } from '../../contract/records/blog';
import { contentCollection } from './content-collection';

export const posts = contentCollection({
  slug: 'posts',
  label: 'Article',
  plural: 'Articles',
  group: 'Blog',
  columns: ['title', 'author', 'date'],
  help: 'The blog, and the latest articles on the home pages.',
  fields: formOf(postRecord, [
    'title',
    'short_description',
    'thumbnail',
    ['date', 'author'],
    'categories',
    'video_url',
    'html',
    '*',
    'slug',
    'seo',
  ]),
});
