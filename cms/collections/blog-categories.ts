import { formOf } from '@/fields/form-of';
import { blogCategoryRecord } from '../../contract/records/blog';
import { contentCollection } from './content-collection';

export const blogCategories = contentCollection({
  slug: 'blog-categories',
  label: 'Category',
  plural: 'Categories',
  group: 'Blog',
  help: 'Their order beside the blog. Without any, those that the articles name.',
  fields: formOf(blogCategoryRecord, ['title']),
});
