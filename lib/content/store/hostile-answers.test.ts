import { log } from '@/lib/platform/log';
import { forgetContent } from '@/testing/forget-content';
import { serveContent } from '@/testing/served-content';
import { contentHealth } from './health';

const site = serveContent();
const MEGABYTE = 1024 * 1024;
/** What the host writes, and must not be found anywhere else. */
const MARK = 'written-by-the-host';

let logged: string;
beforeEach(() => {
  logged = '';
  for (const level of ['warn', 'error'] as const) {
    jest.spyOn(log, level).mockImplementation((...line: unknown[]) => {
      logged += `${JSON.stringify(line)}\n`;
    });
  }
});
afterEach(() => jest.restoreAllMocks());

// It is the pauses that count, whatever else a machine has to do.
jest.setTimeout(60_000);

/** A quiet machine takes less than 200 ms; the time also counts the threads that collect garbage of other tests. */
const MAX_PAUSE_MS = 1_000;
const TRIES = 3;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * The longest time in ms in which nobody else was served: that of the processor, since other programs
 * may take turns.
 */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let last = cpuMs();
  let longest = 0;
  const measure = () => {
    longest = Math.max(longest, cpuMs() - last);
    last = cpuMs();
  };
  const timer = setInterval(measure, 1);
  await work();
  clearInterval(timer);
  measure();
  return longest;
}

const repeated = (piece: string, bytes: number) =>
  `[${Array(Math.floor(bytes / (piece.length + 1)))
    .fill(piece)
    .join()}]`;
const product = (html: string) => JSON.stringify({ id: 1, title: 'A', html });

describe('a host that answers 10 MB', () => {
  it.each([
    ['numbers', repeated('0', 10 * MEGABYTE)],
    ['empty lists', repeated('[]', 10 * MEGABYTE)],
    ['nested lists', '['.repeat(5 * MEGABYTE) + ']'.repeat(5 * MEGABYTE)],
    ['one long text', `["${'x'.repeat(10 * MEGABYTE)}"]`],
    ['fields', `{${Array(MEGABYTE).fill('"data":[]').join()}}`],
    ['fields without a list', `{"a":${repeated('{"data":[]}', 10 * MEGABYTE)}}`],
    ['items', repeated('{"id":1,"title":"A"}', 10 * MEGABYTE)],
    [
      'items with entries',
      repeated(`{"id":1,"title":"A","specifications":${repeated('0', 200_000)}}`, 10 * MEGABYTE),
    ],
    ['items with markup', repeated(product('<p>a <b>b</b></p>'.repeat(200)), 10 * MEGABYTE)],
    ['sections', `{"sections":${repeated('{"items":[{"contents":{}}]}', 10 * MEGABYTE)}}`],
    ['entries of a section', `{"sections":[{"items":${repeated('{"contents":{}}', 480_000)}}]}`],
    ['faulty entries of a section', `{"sections":[{"items":${repeated('7', 480_000)}}]}`],
  ])('holds nobody up with %s, nor fills the log', async (_, body) => {
    const bytes = Buffer.from(body);
    // Loads what reads an answer, which is no part of the pause.
    await site.content.getProducts();
    site.host.answerWith((_request, response) => response.end(bytes));
    let least = Infinity;
    for (let tries = 0; tries < TRIES && least >= MAX_PAUSE_MS; tries++) {
      forgetContent();
      const pause = await longestPause(async () => {
        await Promise.all([site.content.getProducts(), site.content.getHomePage()]);
      });
      least = Math.min(least, pause);
    }
    expect(least).toBeLessThan(MAX_PAUSE_MS);
    expect(logged.length).toBeLessThan(20_000);
  });
});

describe('a long list', () => {
  const items = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, id) => ({ id, title: 'A' })));

  it('is cut after 20,000 items where they have pages, else after 500', async () => {
    site.host.answerJson(items(30_000));
    expect(await site.content.getProducts()).toHaveLength(20_000);
    expect(await site.content.getClients()).toHaveLength(500);
    expect(logged).toContain('"further items left out"');
  });

  it('names its first 20 faults, and counts the others', async () => {
    site.host.answerJson(JSON.stringify([{ id: 1, title: 'A' }, ...Array(5_000).fill(0)]));
    expect(await site.content.getProducts()).toHaveLength(1);
    expect(logged.split('malformed item left out')).toHaveLength(21);
    expect(logged).toContain('"faults":5000');
  });

  it('loses an item that is too large, not the others', async () => {
    site.host.answerJson(JSON.stringify([{ id: 1, title: 'A' }, { title: 'x'.repeat(MEGABYTE) }]));
    expect(await site.content.getProducts()).toHaveLength(1);
    expect(logged).toContain('larger than');
  });
});

it.each([
  ['a status', { status: MARK.repeat(100_000) }],
  ['a status with items', { status: MARK, data: [] }],
  ['items', [MARK, { [MARK]: MARK }, { id: MARK, title: 7, html: `<ul>${MARK}` }]],
  ['sections', { sections: [MARK, { items: MARK, [MARK]: 1 }, { items: [{ contents: MARK }] }] }],
  ['no JSON', MARK],
])('repeats nothing of what the host writes as %s in log or health', async (_, body) => {
  site.host.answerJson(body);
  await Promise.all([
    site.content.getProducts(),
    site.content.getHomePage(),
    site.content.getSiteSettings(),
  ]);
  const paths = ['/api/list/industrial-products', '/api/pages/home', '/api/site-settings'];
  const health = JSON.stringify(contentHealth(paths));
  expect(logged + health).not.toContain(MARK);
  expect(logged.length + health.length).toBeLessThan(5_000);
});

it('repeats nothing of a broken HTTP answer', async () => {
  site.host.answerWith(({ socket }) => socket.end(`HTTP/1.1 ${MARK} ${MARK}\r\n${MARK}\r\n\r\n`));
  await site.content.getProducts();
  expect(logged).toMatch(/not reachable/);
  expect(logged).not.toContain(MARK);
});
