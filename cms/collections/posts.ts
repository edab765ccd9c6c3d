import * as field from '@/fields/fields';
import { contentCollection } from './content-collection';

export const posts = contentCollection({
  slug: 'posts',
  label: 'Article',
  plural: 'Articles',
  group: 'Blog',
  columns: ['title', 'author', 'date'],
  help: 'The blog, and the latest articles on the home pages.',
  fields: [
    field.title(),
    field.summary(),
    field.picture('thumbnail', { label: 'Picture' }),
    {
      type: 'row',
      fields: [field.day('date', { label: 'Date' }), field.text('author', { label: 'Author' })],
    },
    field.words('categories', { label: 'Categories', help: 'Press Enter after each.' }),
    field.link('video_url', {
      label: 'Film',
      help: 'The address of a film on YouTube; it plays after a click.',
    }),
    field.richText(),
    field.slug(),
    field.seo,
    field.changedOn,
  ],
});
