/** @jest-environment node */
import { samplePosts } from '@/lib/demo-data/posts';
import { getPosts } from '@/lib/content/endpoints';
import { loadPost } from './load-post';

jest.mock('@/lib/content/endpoints', () => ({ getPosts: jest.fn() }));
const hostHas = jest.mocked(getPosts).mockResolvedValue;

it('knows that a post does not exist once the host has been seen', async () => {
  hostHas([]);
  await expect(loadPost('77')).resolves.toBeUndefined();
});

it('throws for an unknown id while the host was never seen', async () => {
  hostHas(undefined);
  await expect(loadPost('77')).rejects.toThrow('post 77 is not known yet');
});

it('needs no host for samples and for what can be no id', async () => {
  hostHas(undefined);
  await expect(loadPost('9001')).resolves.toMatchObject({ post: samplePosts[0] });
  await expect(loadPost('two')).resolves.toBeUndefined();
});
