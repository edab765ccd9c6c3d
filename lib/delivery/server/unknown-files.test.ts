import type { IncomingMessage, ServerResponse } from 'node:http';
import { heldWords } from '@/lib/content/held-words';
import { isKnownUnnamed, rememberFiles } from '@/lib/content/named-files';
import { words } from '@/words/words';
import { rejectUnknownFile } from './unknown-files';

jest.mock('@/lib/content/named-files', () => ({
  ...jest.requireActual<object>('@/lib/content/named-files'),
  isKnownUnnamed: jest.fn(),
}));
jest.mock('@/lib/content/host/media-path', () => ({
  mediaSource: (path: string) => (path.startsWith('/media/key/') ? {} : undefined),
}));
jest.mock('@/lib/content/held-words', () => ({ heldWords: jest.fn() }));
const unnamed = jest.mocked(isKnownUnnamed);

let said = '';

function statusOf(url: string): number | undefined {
  let status: number | undefined;
  const response = {
    writeHead: (code: number) => {
      status = code;
      return response;
    },
    end: (text: string) => {
      said = text;
      return response;
    },
  };
  const rejected = rejectUnknownFile(
    { url } as IncomingMessage,
    response as never as ServerResponse,
    {},
  );
  return rejected ? status : undefined;
}

const optimized = (source: string) => `/_next/image?url=${encodeURIComponent(source)}&w=640&q=75`;

it('old versions of files lead to the present one, as they are and as pictures', () => {
  rememberFiles('/api/list/a-test', new Set(['/media/key/replaced.jpg?v=new_01']));
  const answers: unknown[] = [];
  const response = {
    writeHead: (status: number, { location }: { location: string }) =>
      answers.push(`${status} ${location}`) && response,
    end: () => response,
  };
  for (const url of [
    ...[
      '/media/key/replaced.jpg',
      '/media/key/replaced.jpg?v=old_01',
      '/media/key/replaced.jpg?v=new_01',
    ],
    ...[
      optimized('/media/key/replaced.jpg?v=old_01'),
      optimized('/media/key/replaced.jpg?v=new_01'),
    ],
  ]) {
    rejectUnknownFile({ url } as IncomingMessage, response as never, {});
  }
  expect(answers).toEqual([
    '307 /media/key/replaced.jpg?v=new_01',
    '307 /media/key/replaced.jpg?v=new_01',
    `307 ${optimized('/media/key/replaced.jpg?v=new_01')}`,
  ]);
});

describe('files that content does not name', () => {
  beforeEach(() => jest.mocked(heldWords).mockReturnValue(words('de')));

  beforeEach(() => unnamed.mockImplementation((file) => file === '/media/key/none.jpg?v=1'));

  it('are answered 404, as they are and as pictures', () => {
    expect(statusOf('/media/key/none.jpg?v=1')).toBe(404);
    expect(said).toBe(`${words('de').errors.noFile}\n`);
    expect(statusOf('/media/key/none.jpg?v=1&dpl=build-1')).toBe(404);
    expect(statusOf(optimized('/media/key/none.jpg?v=1'))).toBe(404);
  });

  it('are answered 404 where they are of a host that nobody knows', () => {
    expect(statusOf('/media/other/gear.jpg')).toBe(404);
    expect(statusOf(optimized('/media/other/gear.jpg'))).toBe(404);
  });

  it('are left to the site where they may be named', () => {
    expect(statusOf('/media/key/gear.jpg')).toBeUndefined();
    expect(statusOf(optimized('/media/key/gear.jpg'))).toBeUndefined();
  });

  it('are no pictures of the site itself', () => {
    unnamed.mockReturnValue(true);
    expect(statusOf(optimized('/pictures/posts/gear.jpg'))).toBeUndefined();
    expect(statusOf('/about')).toBeUndefined();
  });
});
