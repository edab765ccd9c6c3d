import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaPath } from '@/lib/content/host/media-path';
import { noteCompleteness, rememberFiles } from '@/lib/content/store/named-files';
import { holdContent } from '@/testing/hold-content';
import { words } from '@/words/words';
import { rejectUnknownFile } from './unknown-files';

const file = (name: string) => mediaPath(name)!;

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
  rememberFiles('/api/list/a-test', new Set([file('/replaced.jpg?v=new_01')]));
  const answers: unknown[] = [];
  const response = {
    writeHead: (status: number, { location }: { location: string }) =>
      answers.push(`${status} ${location}`) && response,
    end: () => response,
  };
  for (const url of [
    ...[file('/replaced.jpg'), file('/replaced.jpg?v=old_01'), file('/replaced.jpg?v=new_01')],
    ...[optimized(file('/replaced.jpg?v=old_01')), optimized(file('/replaced.jpg?v=new_01'))],
  ]) {
    rejectUnknownFile({ url } as IncomingMessage, response as never, {});
  }
  expect(answers).toEqual([
    `307 ${file('/replaced.jpg?v=new_01')}`,
    `307 ${file('/replaced.jpg?v=new_01')}`,
    `307 ${optimized(file('/replaced.jpg?v=new_01'))}`,
  ]);
});

describe('files that content does not name', () => {
  beforeEach(async () => {
    await holdContent({ siteSettings: { locale: 'de' } });
    rememberFiles('/api/list/a-test', new Set([file('/gear.jpg')]));
    noteCompleteness(true);
  });

  it('are answered 404, as they are and as pictures', () => {
    expect(statusOf(file('/none.jpg?v=1'))).toBe(404);
    expect(said).toBe(`${words('de').errors.noFile}\n`);
    expect(statusOf(file('/none.jpg?v=1&dpl=build-1'))).toBe(404);
    expect(statusOf(optimized(file('/none.jpg?v=1')))).toBe(404);
  });

  it('are answered 404 where they are of a host that nobody knows', () => {
    noteCompleteness(false);
    expect(statusOf('/media/other/gear.jpg')).toBe(404);
    expect(statusOf(optimized('/media/other/gear.jpg'))).toBe(404);
  });

  it('are left to the site where they may be named', () => {
    expect(statusOf(file('/gear.jpg'))).toBeUndefined();
    expect(statusOf(optimized(file('/gear.jpg')))).toBeUndefined();
  });

  it('are no pictures of the site itself', () => {
    expect(statusOf(optimized('/pictures/posts/gear.jpg'))).toBeUndefined();
    expect(statusOf('/about')).toBeUndefined();
  });
});
