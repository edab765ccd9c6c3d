import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadWords } from '@/lib/content/words/load-words';
import { holdContent } from './hold-content';
import { madeUpWords, unmarkedTexts, writeMadeUp } from './made-up-language';

const demo = path.resolve('demo-company');
const LOCALE = 'de-DE';

describe('unmarkedTexts', () => {
  const texts = (html: string) => {
    document.body.innerHTML = html;
    return unmarkedTexts(document.body, /\bkg\b/g);
  };

  it.each([
    ['<p>Weight</p>', ['Weight']],
    ['<p>⟦Weight <b>96</b> kg⟧ Steel</p>', ['Steel']],
    ['<p lang="en">Weight</p> <p>96 kg</p>', []],
    ['<img alt="A ring"><img alt="A ring" lang="en"><img alt="⟦A ring⟧">', ['A ring']],
  ])('finds in %s %j', (html, found) => expect(texts(html)).toEqual(found));
});

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
