import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadWords } from '@/lib/content/words/load-words';
import { holdContent } from './hold-content';
import { madeUpWords, sameTexts, writeMadeUp } from './made-up-language';

const demo = path.resolve('demo-company');
const LOCALE = 'de-DE';

describe('writeMadeUp', () => {
  it('writes beside the content of a company what the language says', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'made-up-'));
    try {
      await cp(path.join(demo, 'content'), path.join(folder, 'content'), { recursive: true });
      await rm(path.join(folder, 'content', LOCALE), { recursive: true });
      await writeMadeUp(folder, LOCALE);
      const made = path.join(folder, 'content', LOCALE);
      expect(await readdir(made)).toEqual(
        expect.arrayContaining(['site-settings.json', 'pages', 'services-page.json']),
      );
      const [service] = JSON.parse(
        await readFile(path.join(made, 'services-page.json'), 'utf8'),
      ) as Record<string, unknown>[];
      expect(service).toMatchObject({ id: 1, title: expect.stringMatching(/^⟦.*⟧$/) });
      expect(service).not.toHaveProperty('html');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('has words that the site takes', async () => {
    await holdContent({ words: madeUpWords('en') });
    expect((await loadWords()).common.contactUs).toMatch(/^⟦/);
  });
});

describe('sameTexts', () => {
  it('are names, part numbers and addresses, and no other words', async () => {
    const same = await sameTexts(demo);
    expect(same).toEqual(expect.arrayContaining(['Hammerscale Forge', 'HF-GR-1032']));
    expect(same.filter((text) => /^Spur gear|^Closed-die/.test(text))).toEqual([]);
  });
});
