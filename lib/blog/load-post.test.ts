import { samplePosts } from '@/lib/demo-data/posts';
import { getPosts } from '@/lib/content/endpoints';
import { loadPost } from './load-post';

jest.mock('@/lib/content/endpoints', () => ({ getPosts: jest.fn() }));
const hostHas = jest.mocked(getPosts).mockResolvedValue;

describe('loadPost', () => {
  it('finds nothing for an unknown id once the posts were loaded', async () => {
    hostHas([]);
    await expect(loadPost('77')).resolves.toBeUndefined();
  });

  it('throws for an unknown id if the posts were never loaded', async () => {
    hostHas(undefined);
    await expect(loadPost('77')).rejects.toThrow('post 77 is not known yet');
  });

  it('needs no host for samples and malformed ids', async () => {
    hostHas(undefined);
    await expect(loadPost('9001')).resolves.toMatchObject({ post: samplePosts[0] });
    await expect(loadPost('two')).resolves.toBeUndefined();
  });
});
