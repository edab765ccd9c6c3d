import { countIn, searchPosts } from './search';

const posts = [
  { title: 'How a ring is rolled', categories: ['News'] },
  { title: 'Six questions before you draw', categories: ['Business', 'Trends'] },
  { title: 'RINGS at sea', categories: ['business'] },
];
const titles = (found: { title: string }[]) => found.map(({ title }) => title);

describe('search', () => {
  it('ignores case and surrounding blanks', () => {
    expect(titles(searchPosts(posts, ' Ring '))).toEqual(['How a ring is rolled', 'RINGS at sea']);
  });

  it('treats no-break spaces as spaces', () => {
    const post = { title: 'What an EN\u00a010204\u00a03.1 certificate tells', categories: [] };
    expect(searchPosts([post], 'en 10204 3.1')).toEqual([post]);
  });

  it('takes regular expression characters literally', () => {
    expect(searchPosts(posts, '.*')).toEqual([]);
  });

  it('keeps all posts without words', () => {
    expect(searchPosts(posts, '  ')).toEqual(posts);
  });

  it('combines words and category', () => {
    expect(titles(searchPosts(posts, 'ring', 'Business'))).toEqual(['RINGS at sea']);
  });

  it('counts the posts of a category', () => {
    expect(countIn(posts, 'Business')).toBe(2);
    expect(countIn(posts, 'Social Media')).toBe(0);
  });
});
