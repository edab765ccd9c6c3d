import { createHmac } from 'node:crypto';

jest.mock('next/headers', () => ({
  cookies: async () => ({ set: () => undefined }),
  draftMode: async () => ({ enable: () => undefined }),
}));

const SECRET = 'a-secret-of-the-preview';
process.env.REVALIDATE_SECRET = SECRET;
process.env.PREVIEW_HOST = 'http://localhost:3200/preview-api';

/** As the editor signs it: cms/server/preview-link.ts. */
function linkTo(path: string): string {
  const until = Date.now() + 600_000;
  const editor = 'http://localhost:3200';
  const key = createHmac('sha256', SECRET).update('preview-link').digest();
  const signed = JSON.stringify([path, until, editor]);
  const signature = createHmac('sha256', key).update(signed).digest('hex');
  const query = new URLSearchParams({ path, until: String(until), editor, signature });
  return `http://localhost:3000/api/preview?${query}`;
}

it.each([
  ['/shop', '/shop'],
  ['/shop-details/größe', '/shop-details/gr%C3%B6%C3%9Fe'],
  ['/service-details/żagle-sufitowe', '/service-details/%C5%BCagle-sufitowe'],
  ['/p/качество', '/p/%D0%BA%D0%B0%D1%87%D0%B5%D1%81%D1%82%D0%B2%D0%BE'],
])('a signed link to %s leads there', async (path, location) => {
  const { GET } = await import('./route');
  const response = await GET(new Request(linkTo(path)));
  expect([response.status, response.headers.get('location')]).toEqual([307, location]);
});
