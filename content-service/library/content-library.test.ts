/** @jest-environment node */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  cleanUp,
  eventually,
  onCleanup,
  recordingLog,
  sampleContent,
  temporaryFolder,
  writeFiles,
} from '../testing/test-service';
import { openContentLibrary } from './content-library';

afterEach(cleanUp);

async function openSample(files: Record<string, unknown> = sampleContent()) {
  const dir = await temporaryFolder();
  await writeFiles(dir, files);
  const { log, lines } = recordingLog();
  const changes: string[] = [];
  const library = await openContentLibrary({ dir, log, onChange: (path) => changes.push(path) });
  onCleanup(() => library.close());
  const services = () => library.get('services.json') as { title: string }[];
  return { dir, library, lines, changes, services };
}

describe('content library', () => {
  it('shows an edit and announces its endpoint', async () => {
    const { dir, changes, services } = await openSample();
    await writeFiles(dir, { 'services.json': [{ title: 'Ring rolling' }] });
    await eventually(() => services()[0]?.title === 'Ring rolling');
    expect(changes).toEqual(['/api/list/services']);
  });

  it('shows an edit by an editor that replaces the file', async () => {
    const { dir, library, changes } = await openSample();
    await writeFile(join(dir, 'pages/.Service.swp'), '{"sections": [], "edited": true}');
    await rename(join(dir, 'pages/.Service.swp'), join(dir, 'pages/Service.json'));
    await eventually(() => (library.get('pages/Service.json') as { edited?: true }).edited);
    expect(changes).toEqual(['/api/pages/Service']);
  });

  it('keeps the last good copy of a broken file until it is mended', async () => {
    const { dir, library, lines, changes, services } = await openSample();
    await writeFiles(dir, { 'services.json': '[\n  {"title": "a"}\n  {"title": "b"}\n]' });
    await eventually(() => library.faults().length);
    expect(services()).toEqual([{ id: 1, title: 'services.json' }]);
    expect(library.faults()).toMatchObject([{ file: 'services.json', line: 3, column: 3 }]);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'services.json:3:3: a comma is missing before this; the last good copy stays',
      }),
    );
    expect(changes).toEqual([]);

    await writeFiles(dir, { 'services.json': [{ title: 'mended' }] });
    await eventually(() => services()[0]?.title === 'mended');
    expect(library.faults()).toEqual([]);
    expect(changes).toEqual(['/api/list/services']);
  });

  it.each([
    ['an object for a list', 'services.json', '{"data": []}'],
    ['a text in a list', 'services.json', '[\n"x"\n]'],
    ['a page without sections', 'pages/home.json', '{}'],
    ['a section without items', 'pages/home.json', '{"sections": [{}]}'],
    ['null', 'site-settings.json', 'null'],
  ])('refuses %s', async (_case, file, text) => {
    const { dir, library } = await openSample();
    const before = library.get(file);
    await writeFiles(dir, { [file]: text });
    await eventually(() => library.faults().length);
    expect(library.get(file)).toBe(before);
  });

  it('keeps the copy of a file that is deleted', async () => {
    const { dir, library, services } = await openSample();
    await rm(join(dir, 'services.json'));
    await eventually(() => library.faults().length);
    expect(library.faults()).toMatchObject([
      { file: 'services.json', fault: 'the file is missing' },
    ]);
    expect(services()).toHaveLength(1);
  });

  it('starts with faults and takes the file once it is correct', async () => {
    const content = { ...sampleContent(), 'services.json': '[' };
    const { dir, library, services, changes } = await openSample(content);
    expect(services()).toBeUndefined();
    expect(library.faults()).toHaveLength(1);
    await writeFiles(dir, { 'services.json': [{ title: 'late' }] });
    await eventually(() => services());
    expect(changes).toEqual(['/api/list/services']);
  });

  it('reports an empty folder', async () => {
    const { lines } = await openSample({});
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'There is no content in the content folder' }),
    );
  });

  it('announces nothing when a file is written again unchanged', async () => {
    const { dir, changes } = await openSample();
    await writeFiles(dir, { 'services.json': sampleContent()['services.json'] });
    await sleep(500);
    expect(changes).toEqual([]);
  });
});
