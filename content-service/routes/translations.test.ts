import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startHttpServer } from '../testing/loopback-server';
import {
  cleanUp,
  sampleContent,
  startTestService,
  temporaryFolder,
  waitFor,
  writeFiles,
} from '../testing/test-service';

afterEach(cleanUp);

const settings = {
  name: 'Quarry Forge',
  email: 'office@forge.example',
  locale: 'fr-FR',
  languages: [
    { locale: 'en-GB', name: 'English' },
    { locale: 'de-DE', name: 'Deutsch', path: 'de' },
  ],
};

async function startGerman(further: Record<string, unknown> = {}, options = {}) {
  const contentDir = join(await temporaryFolder(), 'content');
  await writeFiles(contentDir, {
    ...sampleContent(),
    'site-settings.json': settings,
    'de-DE/services.json': [{ id: 1, title: 'Walzen' }],
    'de-DE/services-page.json': [],
    ...further,
  });
  const service = await startTestService({ contentDir, ...options });
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await service.app.inject(url);
    return { status: statusCode, language: headers['content-language'], body };
  };
  return { ...service, ask };
}

const answered = (language: string | undefined, data: unknown) => ({
  status: 200,
  language,
  body: JSON.stringify({ status: 200, data }),
});

describe('content in a further language', () => {
  it('is answered at ?locale=, with the language told', async () => {
    const { ask } = await startGerman();
    const translated = answered('de-DE', [{ id: 1, title: 'Walzen' }]);
    for (const locale of ['de-DE', 'DE-de', '%20de-DE'])
      expect(await ask(`/api/list/services?locale=${locale}`)).toEqual(translated);
    expect(await ask('/api/list/services-page?locale=de-DE')).toEqual(
      answered('de-DE', { data: [] }),
    );
  });

  it('leaves the main language as it is, which is told as the settings say it', async () => {
    const { ask } = await startGerman();
    const main = answered('en-GB', [{ id: 1, title: 'services.json' }]);
    for (const query of ['', '?locale=en-GB', '?locale=EN-gb', '?page=2'])
      expect(await ask(`/api/list/services${query}`)).toEqual(main);
    expect(await ask('/api/list/services%3Flocale=de-DE')).toMatchObject({ status: 404 });
  });

  it.each([
    ['`locale`', { ...settings, languages: undefined }, 'fr-FR'],
    ['no sound language', { ...settings, languages: [{ locale: 'x' }] }, 'fr-FR'],
    ['nothing', { name: 'Forge' }, undefined],
    ['what nobody can read', { name: 'Forge', locale: 7, languages: 'de' }, undefined],
  ])('is told of the main one where the settings have %s', async (_case, said, language) => {
    const { ask } = await startGerman({ 'site-settings.json': said });
    expect(await ask('/api/list/clients')).toMatchObject({ status: 200, language });
  });

  it('is 404 where the language has no such file', async () => {
    const { ask } = await startGerman();
    for (const path of ['/api/list/clients', '/api/pages/home', '/api/social-links', '/api/none'])
      expect(await ask(`${path}?locale=de-DE`)).toMatchObject({ status: 404, language: undefined });
  });

  it('has empty settings where its folder has none, and those of the folder else', async () => {
    const { ask, contentDir } = await startGerman();
    const path = '/api/site-settings?locale=de-DE';
    expect(await ask(path)).toEqual(answered('de-DE', {}));
    await writeFiles(contentDir, { 'de-DE/site-settings.json': { slogan: 'Ringe' } });
    await waitFor(async () => (await ask(path)).body.includes('Ringe'));
    expect(await ask(path)).toEqual(answered('de-DE', { slogan: 'Ringe' }));
  });

  it('is not there while its settings were never valid', async () => {
    const { ask, app } = await startGerman({ 'de-DE/site-settings.json': '{' });
    expect(await ask('/api/site-settings?locale=de-DE')).toMatchObject({ status: 503 });
    expect((await app.inject('/health')).json()).toMatchObject({
      content: { files: 11, loaded: 10, faults: [{ file: 'de-DE/site-settings.json', line: 1 }] },
    });
  });

  it('is 404 without a folder, and there once the folder is', async () => {
    const { ask, contentDir } = await startGerman();
    const path = '/api/site-settings?locale=ar';
    for (const each of [path, '/api/list/services?locale=ar'])
      expect(await ask(each)).toMatchObject({ status: 404, language: undefined });
    await mkdir(join(contentDir, 'ar'));
    await waitFor(async () => (await ask(path)).status === 200);
    expect(await ask(path)).toEqual(answered('ar', {}));
    expect(await ask('/api/list/services?locale=ar')).toMatchObject({ status: 404 });
  });

  it.each([
    '',
    '..',
    '../de-DE',
    '..%2Fde-DE',
    'de-DE%2Fpages',
    '%2e%2e%2f%2e%2e%2fsecret',
    'de_DE',
    'pages',
    '__proto__',
    'de-DE&locale=de-DE',
    `de-${'x'.repeat(5_000)}`,
  ])('refuses ?locale=%s', async (locale) => {
    const { ask, contentDir } = await startGerman();
    await writeFile(join(contentDir, '../services.json'), '[{"title":"secret"}]');
    for (const path of ['/api/list/services', '/api/site-settings']) {
      const { status, body } = await ask(`${path}?locale=${locale}`);
      expect([status, body.length < 300]).toEqual([400, true]);
      expect(body).not.toContain('secret"');
    }
  });

  it('is told to the site by name, with the settings of a new folder', async () => {
    const site = await startHttpServer(() => [200, '{}']);
    const { contentDir } = await startGerman(
      {},
      { siteUrls: [site.url], revalidateSecret: 'a-secret-that-they-share' },
    );
    await writeFiles(contentDir, {
      'clients.json': [],
      'de-DE/services.json': [],
      'ar/services.json': [],
    });
    const expected = [
      '/api/list/clients',
      '/api/list/services?locale=ar',
      '/api/list/services?locale=de-DE',
      '/api/site-settings?locale=ar',
    ];
    const told = () =>
      site.seen.flatMap(({ body }) => (JSON.parse(body) as { paths: string[] }).paths);
    await waitFor(() => expected.every((name) => told().includes(name)));
    expect([...new Set(told())].sort()).toEqual(expected);
  });
});
