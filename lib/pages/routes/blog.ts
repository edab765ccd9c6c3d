import type { Route } from './route';

export const blogRoutes = [
  {
    path: '/blog',
    name: 'Blog',
    title: 'Blog: what we write about our work',
    description:
      'Articles about what we make and how, and about buying well, written by the people who do it.',
  },
  {
    path: '/blog-2',
    name: 'Notes',
    title: 'Notes in two columns',
    description: 'Short articles by our people about their work, each with its picture.',
    variantOf: '/blog',
    paged: true,
  },
  {
    path: '/blog-3',
    name: 'Articles in Pictures',
    title: 'Articles in pictures, in three columns',
    description: 'What we explain again and again, each with one picture and a few words.',
    variantOf: '/blog',
    paged: true,
  },
  {
    path: '/blog-right',
    name: 'Articles by Topic',
    title: 'Articles by topic, with search',
    description: 'Our articles beside a sidebar with search, categories and products.',
    variantOf: '/blog',
  },
  {
    path: '/blog-single',
    name: 'Article',
    title: 'The latest article of our blog',
    description:
      'The newest article of our blog, with search, categories and the most recent posts at its side.',
    variantOf: '/blog',
  },
  {
    path: '/blog-single-right',
    name: 'Latest Article',
    title: 'Latest article, and what else we wrote',
    description:
      'The newest article of our blog, followed by search, categories and the most recent posts.',
    variantOf: '/blog',
  },
] as const satisfies readonly Route[];
