import { samplePosts } from '@/lib/demo-data/posts';
import { postMetadata } from './post-metadata';

const post = { ...samplePosts[0]!, id: 7, title: 'Rings' };

describe('postMetadata', () => {
  it('describes a post by its summary, or by its title if that is short', () => {
    expect(postMetadata(post).description).toBe(post.summary);
    const short = postMetadata({ ...post, summary: 'Short.' }).description;
    expect(short).toMatch(/^Rings: /);
    expect(short!.length).toBeGreaterThanOrEqual(40);
  });

  it('has the permanent URL, the card and the author', () => {
    expect(postMetadata(post)).toMatchObject({
      title: 'Rings',
      alternates: { canonical: '/blog-single/7' },
      openGraph: {
        type: 'article',
        publishedTime: post.date,
        authors: [post.author],
        images: [{ url: '/og/blog-single/7.png', alt: 'Rings' }],
      },
    });
  });
});
