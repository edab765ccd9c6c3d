import { UPLOADS } from '@/contract/upload-limits';
import { inUploadSlot, openUploads } from './upload-slots';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<never>(() => undefined);

/** A client who sends the first bytes of a file, and then no more: of the file, or no further one. */
function begin(clientIp: string, stallsIn: 'file' | 'next file' = 'file') {
  async function* content() {
    yield Buffer.from('ISO-10303-21;');
    if (stallsIn === 'file') await never;
  }
  async function* all() {
    yield { name: 'a.step', content: content() };
    await never;
  }
  const { files, leave } = inUploadSlot(all(), clientIp);
  const begun = (async () => {
    const { value: file } = await files.next();
    const chunks = (file as { content: AsyncIterable<Buffer> }).content[Symbol.asyncIterator]();
    await chunks.next();
    return { chunks };
  })();
  const rest = begun.then(async ({ chunks }) => {
    await chunks.next();
    await files.next();
  });
  return { begun, leave, rest: rest.finally(leave) };
}

it.each(['file', 'next file'] as const)(
  'a sender who stalls in a %s makes room for another, and hears why',
  async (stallsIn) => {
    const slow = Array.from({ length: UPLOADS }, (_, index) =>
      begin(`192.0.2.${Math.floor(index / 3)}`, stallsIn),
    );
    const ended = jest.fn();
    const all = Promise.all(slow.map(({ rest }) => rest.catch(ended)));
    await Promise.all(slow.map(({ begun }) => begun));
    await jest.advanceTimersByTimeAsync(20_000);
    const early = begin('198.51.100.1');
    early.rest.catch(() => undefined);
    await expect(early.begun).rejects.toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(20_000);
    const next = slow.map((_, client) => begin(`203.0.113.${client}`));
    await Promise.all(next.map(({ begun }) => begun));
    await all;
    expect(ended).toHaveBeenCalledTimes(UPLOADS);
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ status: 408, said: 'quote.manyUploads' }),
    );
    expect(openUploads()).toBe(UPLOADS);
    for (const { leave } of next) leave();
    expect(openUploads()).toBe(0);
  },
);
