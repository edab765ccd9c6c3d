/** In the order of the sidebar. */
export const categories = [
  'Business',
  'Job Market',
  'Marketing',
  'News',
  'Social Media',
  'Trends',
  'Writing',
] as const;
export type Category = (typeof categories)[number];
