import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestLibrary } from '../testing/test-library';
import { cleanUp, sampleContent, waitFor, writeFiles } from '../testing/test-service';

afterEach(cleanUp);

describe('content library', () => {
  it('reloads an edited file and reports its endpoint', async () => {
    const { dir, changes, services } = await openTestLibrary();
    await writeFiles(dir, { 'services.json': [{ title: 'Ring rolling' }] });
    await waitFor(() => services()[0]?.title === 'Ring rolling');
    expect(changes).toEqual(['/api/list/services']);
  });

  it('reloads a file that an editor replaces', async () => {
    const { dir, library, changes } = await openTestLibrary();
    await writeFile(join(dir, 'pages/.Service.swp'), '{"sections": [], "edited": true}');
    await rename(join(dir, 'pages/.Service.swp'), join(dir, 'pages/Service.json'));
    await waitFor(() => (library.get('pages/Service.json') as { edited?: true }).edited);
    expect(changes).toEqual(['/api/pages/Service']);
  });

  it('keeps the last valid version of a broken file until it is repaired', async () => {
    const { dir, library, lines, changes, services } = await openTestLibrary();
    await writeFiles(dir, { 'services.json': '[\n  {"title": "a"}\n  {"title": "b"}\n]' });
    await waitFor(() => library.faults().length);
    expect(services()).toEqual([{ id: 1, title: 'services.json' }]);
    expect(library.faults()).toMatchObject([{ file: 'services.json', line: 3, column: 3 }]);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'services.json:3:3: a comma is missing before this; the last valid version stays in use',
      }),
    );
    expect(changes).toEqual([]);

    await writeFiles(dir, { 'services.json': [{ title: 'repaired' }] });
    await waitFor(() => services()[0]?.title === 'repaired');
    expect(library.faults()).toEqual([]);
    expect(changes).toEqual(['/api/list/services']);
  });

  it.each([
    ['an object for a list', 'services.json', '{"data": []}'],
    ['a text in a list', 'services.json', '[\n"x"\n]'],
    ['a page without sections', 'pages/home.json', '{}'],
    ['a section without items', 'pages/home.json', '{"sections": [{}]}'],
    ['null', 'site-settings.json', 'null'],
  ])('rejects %s', async (_case, file, text) => {
    const { dir, library } = await openTestLibrary();
    const before = library.get(file);
    await writeFiles(dir, { [file]: text });
    await waitFor(() => library.faults().length);
    expect(library.get(file)).toBe(before);
  });

  it('keeps the content of a deleted file', async () => {
    const { dir, library, services } = await openTestLibrary();
    await rm(join(dir, 'services.json'));
    await waitFor(() => library.faults().length);
    expect(library.faults()).toMatchObject([
      { file: 'services.json', fault: 'the file is missing' },
    ]);
    expect(services()).toHaveLength(1);
  });

  it('forgets a file that was never valid once it is gone', async () => {
    const { dir, library } = await openTestLibrary();
    const before = library.counts();
    await writeFiles(dir, { 'notes.json': '{' });
    await waitFor(() => library.faults().length);
    await rm(join(dir, 'notes.json'));
    await waitFor(() => library.faults().length === 0);
    expect(library.counts()).toEqual(before);
  });

  it('says that a file is gone, and names it again once it is back as it was', async () => {
    const { dir, changes } = await openTestLibrary();
    await writeFiles(dir, { 'clients-old.json': [{ id: 1 }] });
    await waitFor(() => changes.length === 1);
    await rm(join(dir, 'clients-old.json'));
    await waitFor(() => changes.length === 2);
    await writeFiles(dir, { 'clients-old.json': [{ id: 1 }] });
    await waitFor(() => changes.length === 3);
    const path = '/api/list/clients-old';
    expect(changes).toEqual([path, `no ${path}`, path]);
  });

  it('starts with a faulty file and serves it once it is valid', async () => {
    const content = { ...sampleContent(), 'services.json': '[' };
    const { dir, library, services, changes } = await openTestLibrary(content);
    expect(services()).toBeUndefined();
    expect(library.faults()).toHaveLength(1);
    await writeFiles(dir, { 'services.json': [{ title: 'late' }] });
    await waitFor(() => services());
    expect(changes).toEqual(['/api/list/services']);
  });

  it('serves what two items share, and names it in one line', async () => {
    const { library, lines } = await openTestLibrary({
      'products.json': [
        { id: 1, slug: 'ring', sku: 'K-1' },
        { id: 2, slug: 'ring', sku: 'K-1' },
        { id: 3, slug: 'hook' },
      ],
      'faq.json': [{ id: 1 }],
    });
    expect(library.get('products.json')).toHaveLength(3);
    expect(lines.filter(({ level }) => level === 40)).toEqual([
      expect.objectContaining({
        msg: 'products.json has doubles: slug ring: items 0, 1; sku K-1: items 0, 1',
      }),
    ]);
  });

  it('serves a list that has never been valid without what is wrong in it', async () => {
    const content = {
      ...sampleContent(),
      'services.json': '[\n{"title": "a"},\nnull,\n{"title": "b"}]',
    };
    const { dir, library, services, lines } = await openTestLibrary(content);
    expect(services()).toEqual([{ title: 'a' }, { title: 'b' }]);
    expect(library.faults()).toMatchObject([{ file: 'services.json', line: 3 }]);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: expect.stringMatching(/^services.json:3:1: .*without what is wrong in it$/) as string,
      }),
    );
    await writeFiles(dir, { 'services.json': [{ title: 'repaired' }] });
    await waitFor(() => library.faults().length === 0);
    await writeFiles(dir, { 'services.json': [{ title: 'again' }, null] });
    await waitFor(() => library.faults().length);
    expect(services()).toEqual([{ title: 'repaired' }]);
  });

  it('names files with a version, which changes with the file', async () => {
    const content = sampleContent();
    content['services.json'] = [
      {
        thumbnail: '/media/parts/größe 1.jpg',
        alt: 'media/',
        html: '<p><img src="/media/a.svg" alt="x"></p>',
      },
      {
        thumbnail: '/media/none.jpg',
        file: '/media/a.svg?size=2',
        image: 'https://cdn.example/media/a.svg',
      },
    ];
    const { dir, mediaDir, library, changes } = await openTestLibrary(content);
    await writeFiles(mediaDir, { 'parts/größe 1.jpg': 'one', 'a.svg': '<svg/>' });
    const served = () => library.get('services.json') as Record<string, string>[];
    await waitFor(() => changes.length);
    const [first, second] = served();
    expect(first?.thumbnail).toMatch(/^\/media\/parts\/größe 1\.jpg\?v=[\w-]{6}$/);
    expect(first?.html).toMatch(/^<p><img src="\/media\/a\.svg\?v=[\w-]{6}" alt="x"><\/p>$/);
    expect(first?.alt).toBe('media/');
    expect(second).toEqual((content['services.json'] as unknown[])[1]);

    changes.length = 0;
    await writeFiles(mediaDir, { 'parts/größe 1.jpg': 'another' });
    await waitFor(() => served()[0]?.thumbnail !== first?.thumbnail);
    await waitFor(() => changes.length);
    expect(changes).toEqual(['/api/list/services']);
    expect(served()[0]?.html).toBe(first?.html);

    await writeFiles(dir, { 'services.json': [{ thumbnail: '/media/a.svg' }] });
    await waitFor(() => served().length === 1);
    expect(served()[0]?.thumbnail).toMatch(/\?v=/);
  });

  it('reports an empty folder', async () => {
    const { lines } = await openTestLibrary({});
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'There is no content in the content folder' }),
    );
  });

  it('announces nothing when a file is written again unchanged', async () => {
    const { dir, changes } = await openTestLibrary();
    await writeFiles(dir, { 'services.json': sampleContent()['services.json'] });
    await writeFiles(dir, { 'clients.json': [{ title: 'Nordic Rail' }] });
    await waitFor(() => changes.length);
    expect(changes).toEqual(['/api/list/clients']);
  });
});
