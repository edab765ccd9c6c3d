import type { Post } from '@/lib/content/schemas/schemas';

export function postWith(given: Partial<Post> = {}): Post {
  return {
    id: 7,
    title: 'How a gear is ground',
    date: '2026-10-08T00:00:00.000Z',
    author: 'Ada Holt',
    categories: ['Trends'],
    picture: { src: '/media/host/gear.jpg', alt: 'A gear on its grinding machine' },
    summary: 'What the grinding wheel does between the teeth, and why it takes its time.',
    html: '<p>Slowly.</p>',
    videoId: undefined,
    updatedAt: undefined,
    ...given,
  };
}

/** Newest first. */
export function postList(count: number): Post[] {
  return Array.from({ length: count }, (_, index) =>
    postWith({ id: index + 1, title: `Post ${index + 1}` }),
  );
}
