import { DEFAULT_REGION } from '@/contract/formats/region';
import { endpointName } from '@/contract/languages/endpoint-name';
import { serveHost } from '@/testing/fake-host';
import { processState } from './process-state';
import { translationLoads } from './translations';

const host = serveHost();
beforeEach(() => (processState.host.asked = undefined));

const FAQ = '/api/list/faq';
const SETTINGS = '/api/site-settings';
const GROUP = { id: 1, title: 'Preise', entries: [{ question: 'Darf ich?', answer: 'Ja.' }] };

const loads = translationLoads('de-DE');
const load = (path: string) => loads.get(endpointName(path, 'de-DE'))!(DEFAULT_REGION);

type Answer = { status?: number; body?: unknown; language?: string };

/** A host that has the main language's social links, and answers everything else so. */
const answer = ({ status = 200, body = [], language }: Answer) =>
  host.answerWith(({ url }, response) => {
    const isMain = url === '/api/social-links';
    response.writeHead(isMain ? 200 : status, {
      'content-type': 'application/json',
      ...(language && { 'content-language': language }),
    });
    response.end(isMain ? '[]' : typeof body === 'string' ? body : JSON.stringify(body));
  });

describe('what a host answers in a further language', () => {
  it.each(['de-DE', 'DE-de', 'en-US, de-DE'])(
    'is in it by its Content-Language: %s',
    async (language) => {
      answer({ body: [GROUP], language });
      expect(await load(FAQ)).toMatchObject([{ id: 1, title: 'Preise' }]);
    },
  );

  it('is in it by the locale beside its data', async () => {
    answer({ body: { locale: 'de-de', data: [GROUP] } });
    expect(await load(FAQ)).toMatchObject([{ id: 1, title: 'Preise' }]);
    answer({ body: { locale: 'de-DE', data: { slogan: 'Ringe' } } });
    expect(await load(SETTINGS)).toMatchObject({ slogan: 'Ringe' });
  });

  it.each([undefined, 'en-US', 'de', 'de-AT'])(
    'is none of its own in another language, or in none: %s',
    async (language) => {
      answer({ body: [GROUP], language });
      expect(await load(FAQ)).toBeNull();
      answer({ body: { data: { slogan: 'Rings' } }, language });
      expect(await load(SETTINGS)).toBeNull();
    },
  );

  it.each([404, 405, 501])('is none of its own where it answers %d', async (status) => {
    answer({ status, body: { message: 'no' }, language: 'de-DE' });
    expect(await load(FAQ)).toBeNull();
    expect(await load(SETTINGS)).toBeNull();
  });

  it('is an answer though it says nothing', async () => {
    answer({ body: [], language: 'de-DE' });
    expect(await load(FAQ)).toEqual([]);
    answer({ body: {}, language: 'de-DE' });
    expect(await load(SETTINGS)).toEqual({});
  });

  it.each([
    ['500', { status: 500 }],
    ['broken JSON', { body: '{"data": [' }],
    ['a page', { body: '<!doctype html><title>Back soon</title>' }],
    ['another shape', { body: { data: 'text' } }],
  ])('is a failure, so that what was there stays: %s', async (_, failing) => {
    answer({ ...failing, language: 'de-DE' });
    await expect(load(FAQ)).rejects.toThrow();
    await expect(load(SETTINGS)).rejects.toThrow();
  });

  it('is a failure where it answers 404 to everything, in every language', async () => {
    host.answerJson({ message: 'no' }, 404);
    await expect(load(FAQ)).rejects.toThrow();
  });
});
