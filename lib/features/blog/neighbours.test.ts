import type { Post } from '@/lib/content/schemas/schemas';
import { neighbours } from './neighbours';

const [newest, middle, oldest] = [1, 2, 3].map((id) => ({ id }) as Post);
const posts = [newest!, middle!, oldest!];

describe('neighbours', () => {
  it('names the older post as previous and the newer one as next', () => {
    expect(neighbours(posts, 2)).toEqual({ previous: oldest, next: newest });
  });

  it('ends at both ends of the list', () => {
    expect(neighbours(posts, 1)).toEqual({ previous: middle, next: undefined });
    expect(neighbours(posts, 3)).toEqual({ previous: undefined, next: middle });
  });

  it('are undefined for a post outside the list', () => {
    expect(neighbours(posts, 99)).toEqual({});
  });
});
