import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestLibrary } from '../testing/test-library';
import { cleanUp, sampleContent, waitFor, writeFiles } from '../testing/test-service';

afterEach(cleanUp);

const SERVICES = '/api/list/services';
const GERMAN = `${SERVICES}?locale=de-DE`;
const GERMAN_SETTINGS = '/api/site-settings?locale=de-DE';

const german = (): Record<string, unknown> => ({
  ...sampleContent(),
  'de-DE/services.json': [{ id: 1, title: 'Walzen' }],
});

async function openGerman(files = german()) {
  const opened = await openTestLibrary(files);
  const translated = () => opened.library.get('de-DE/services.json') as { title: string }[];
  return { ...opened, translated };
}

const warnings = (lines: Record<string, unknown>[]) =>
  lines.filter(({ level }) => level === 40).map(({ msg }) => msg);

describe('content in further languages', () => {
  it('is in folders of their own, and never stands for the main language', async () => {
    const { library, services, translated, lines } = await openGerman();
    expect(services()).toEqual([{ id: 1, title: 'services.json' }]);
    expect(translated()).toEqual([{ id: 1, title: 'Walzen' }]);
    expect(library.fileAt(SERVICES)?.file).toBe('services.json');
    expect(library.fileAt(SERVICES, 'de-DE')?.file).toBe('de-DE/services.json');
    expect(library.fileAt(GERMAN)).toBeUndefined();
    expect(library.fileAt('/api/pages/home', 'de-DE')).toBeUndefined();
    expect(['de-DE', 'fr-FR', 'pages'].map((locale) => library.hasLanguage(locale))).toEqual([
      true,
      false,
      false,
    ]);
    expect(library.counts()).toEqual({ files: 9, loaded: 9 });
    expect(warnings(lines)).toEqual([]);
  });

  it('is followed: an edited file is named with its language', async () => {
    const { dir, changes, services, translated } = await openGerman();
    await writeFiles(dir, { 'de-DE/services.json': [{ id: 1, title: 'Ringwalzen' }] });
    await waitFor(() => translated()[0]?.title === 'Ringwalzen');
    expect(changes).toEqual([GERMAN]);
    expect(services()[0]?.title).toBe('services.json');
  });

  it('names files with their versions', async () => {
    const { dir, mediaDir, changes, translated } = await openGerman();
    await writeFiles(mediaDir, { 'a.svg': '<svg/>' });
    await writeFiles(dir, { 'de-DE/services.json': [{ title: 'a', image: '/media/a.svg' }] });
    const image = () => (translated()[0] as { image?: string }).image;
    await waitFor(image);
    const before = image();
    expect(before).toMatch(/^\/media\/a\.svg\?v=/);
    changes.length = 0;
    await writeFiles(mediaDir, { 'a.svg': '<svg id="a"/>' });
    await waitFor(() => image() !== before);
    expect(changes).toEqual([GERMAN]);
  });

  it('begins with a folder, whose settings are named even where it is empty', async () => {
    const { dir, library, changes } = await openTestLibrary();
    await mkdir(join(dir, 'de-DE'));
    await waitFor(() => changes.length);
    expect(changes).toEqual([GERMAN_SETTINGS]);
    expect(library.hasLanguage('de-DE')).toBe(true);
    await rm(join(dir, 'de-DE'), { recursive: true });
    await waitFor(() => !library.hasLanguage('de-DE'));
    await mkdir(join(dir, 'de-DE'));
    await waitFor(() => changes.length === 2);
    expect(changes).toEqual([GERMAN_SETTINGS, GERMAN_SETTINGS]);
  });

  it('names what a new folder holds, and its settings', async () => {
    const { dir, changes } = await openTestLibrary();
    const pages = { 'de-DE/pages/home.json': {}, 'de-DE/site-settings.json': { slogan: 'Ringe' } };
    await writeFiles(dir, { 'de-DE/services.json': [], ...pages });
    const expected = [GERMAN, '/api/pages/home?locale=de-DE', GERMAN_SETTINGS];
    await waitFor(() => expected.every((name) => changes.includes(name)));
    expect(changes.filter((name) => !expected.includes(name))).toEqual([]);
  });

  it('stays where its folder is gone, as it does of a single file', async () => {
    const { dir, library, changes, translated } = await openGerman();
    await rename(join(dir, 'de-DE'), join(dir, '.away'));
    await waitFor(() => library.faults().length);
    expect(library.faults()).toMatchObject([
      { file: 'de-DE/services.json', fault: 'the file is missing' },
    ]);
    expect(translated()).toHaveLength(1);
    expect(library.hasLanguage('de-DE')).toBe(true);
    await rename(join(dir, '.away'), join(dir, 'de-DE'));
    await waitFor(() => library.faults().length === 0);
    await waitFor(() => changes.includes(GERMAN_SETTINGS));
    expect(changes.filter((name) => name !== GERMAN_SETTINGS)).toEqual([`no ${GERMAN}`, GERMAN]);
  });

  it('keeps the last valid version of a broken file, and says where it is broken', async () => {
    const { dir, library, translated } = await openGerman();
    await writeFile(join(dir, 'de-DE/services.json'), '[\n  {"title": "a"');
    await waitFor(() => library.faults().length);
    expect(library.faults()).toMatchObject([{ file: 'de-DE/services.json', line: 2 }]);
    expect(translated()).toEqual([{ id: 1, title: 'Walzen' }]);
    await writeFiles(dir, { 'de-DE/services.json': [] });
    await waitFor(() => library.faults().length === 0);
    expect(translated()).toEqual([]);
  });

  it.each([
    ['a page without sections', 'pages/home.json', {}],
    ['a section that only keeps its place', 'pages/home.json', { sections: [{}] }],
    ['settings without a field', 'site-settings.json', {}],
    ['an item without a title', 'services.json', [{ id: 1 }]],
    ['no item at all', 'services.json', []],
  ])('may be %s', async (_case, file, value) => {
    const { library } = await openTestLibrary({ ...german(), [`de-DE/${file}`]: value });
    expect(library.faults()).toEqual([]);
    expect(library.get(`de-DE/${file}`)).toEqual(value);
  });

  it.each([
    ['an object for a list', 'services.json', '{}'],
    ['a text as a section', 'pages/home.json', '{"sections": ["x"]}'],
    ['a text as an item', 'pages/home.json', '{"sections": [{"items": ["x"]}]}'],
    ['a list of settings', 'site-settings.json', '[]'],
  ])('may not be %s', async (_case, file, text) => {
    const { library } = await openTestLibrary({ ...german(), [`de-DE/${file}`]: text });
    expect(library.faults()).toMatchObject([{ file: `de-DE/${file}` }]);
    expect(library.get(`de-DE/${file}`)).toBeUndefined();
  });

  it('has slugs that may be those of the main language, but not of two items', async () => {
    const product = { id: 1, slug: 'ring' };
    const { lines } = await openTestLibrary({
      'industrial-products.json': [product],
      'de-DE/industrial-products.json': [product, { id: 1, slug: 'haken' }],
    });
    expect(warnings(lines)).toEqual([
      'de-DE/industrial-products.json has doubles: id 1: items 0, 1',
    ]);
  });

  it('is in as many languages as there are folders', async () => {
    const locales = 'ar bn de es fr it nl pl pt tr zh-Hans cs-CZ sv-SE'.split(' ');
    const files = locales.map((locale) => [`${locale}/services.json`, [{ title: locale }]]);
    const { library } = await openTestLibrary(Object.fromEntries(files));
    const served = locales.map((locale) => library.fileAt(SERVICES, locale)?.file);
    expect(served).toEqual(files.map(([file]) => file));
    expect(locales.filter((locale) => library.hasLanguage(locale))).toEqual(locales);
  });

  it('is in no other folder', async () => {
    const folders = ['old', 'backup', '.de-DE', 'de_DE', 'de-DE/fr-FR', 'pages/de-DE', 'x-own'];
    const files = folders.map((folder) => [`${folder}/services.json`, [{ title: folder }]]);
    const { library, lines } = await openTestLibrary({
      ...sampleContent(),
      ...Object.fromEntries(files),
    });
    expect(library.counts().files).toBe(Object.keys(sampleContent()).length);
    expect(warnings(lines)).toEqual([]);
  });

  it('is not in a folder that is called otherwise, or of the main language, which is said', async () => {
    const { library, lines } = await openTestLibrary({
      'site-settings.json': { languages: [{ locale: 'en-GB' }], locale: 'de-DE' },
      'de-de/services.json': [],
      'en-GB/services.json': [],
    });
    expect(library.fileAt(SERVICES, 'de-DE')).toBeUndefined();
    expect(library.hasLanguage('de-DE')).toBe(false);
    expect(warnings(lines)).toEqual([
      "The content folder's de-de is not served: the folder of this language is called de-DE",
      "The content folder's en-GB is not served: content in the main language lies beside this folder",
    ]);
  });

  it('is a file of the name that the endpoint has, in the same letters', async () => {
    const { library } = await openTestLibrary({ ...german(), 'de-DE/pages/service.json': {} });
    expect(library.fileAt('/api/pages/Service', 'de-DE')).toBeUndefined();
    expect(library.fileAt('/api/pages/service', 'de-DE')?.file).toBe('de-DE/pages/service.json');
  });
});
