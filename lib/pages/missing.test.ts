import { readdirSync } from 'node:fs';
import { currentLanguage, inLanguage } from '@/lib/content/store/current-language';
import { NeverLoadedError } from '@/lib/content/store/never-loaded';
import { changeContent } from '@/testing/change-content';
import { holdContent } from '@/testing/hold-content';
import { knownSegments } from './known-segments';
import { placeOf } from './languages';
import * as missing from './missing';
import { segmentFolders } from './page-paths';

const isMissing = (address: string) => missing.isMissing(placeOf(address));

const note = knownSegments('/shop-details', async () => ['1', 'crank-shaft', 'kırıcı-iş', 'größe']);

describe('missing pages', () => {
  it('are unknown before anybody has asked for one', () => {
    expect(isMissing('/shop-details/99')).toBe(false);
  });

  it('are those that a folder does not hold', async () => {
    await note();
    expect(isMissing('/shop-details/99')).toBe(true);
    expect(isMissing('/shop-details/1')).toBe(false);
    expect(isMissing('/shop-details/crank-shaft')).toBe(false);
    expect(isMissing('/shop-details/99/datasheet.pdf')).toBe(false);
    for (const [spelt, held] of [
      ['crank-shaft', 'crank-shaft'],
      ['Crank-SHAFT', 'crank-shaft'],
      ['KIRICI-İŞ', 'kırıcı-iş'],
      ['kirici-i\u0307ş', 'kırıcı-iş'],
      ['GRÖSSE', 'größe'],
      ['GRÖßE', 'größe'],
    ] as const)
      expect(missing.heldPath(placeOf(`/shop-details/${encodeURIComponent(spelt)}`))).toBe(
        `/shop-details/${encodeURIComponent(held)}`,
      );
    expect(isMissing('/service-details/99')).toBe(false);
  });

  it('are forgotten at a change, also at one during the reading', async () => {
    await note();
    changeContent();
    expect(isMissing('/shop-details/99')).toBe(false);
    await note();
    expect(isMissing('/shop-details/99')).toBe(true);
    await knownSegments('/service-details', async () => {
      changeContent();
      return ['1'];
    })();
    expect(isMissing('/service-details/99')).toBe(false);
  });

  it('do not wait for another language, whose content has never come', async () => {
    const languages = [
      { locale: 'en-GB', name: 'English' },
      { locale: 'de-DE', name: 'Deutsch', path: 'de' },
    ];
    await holdContent({ siteSettings: { languages } }, { 'de-DE': { siteSettings: {} } });
    const read = knownSegments('/shop-details', async () => {
      if ((await currentLanguage()) === 'de') throw new NeverLoadedError('products');
      return ['1'];
    });
    await read();
    expect(isMissing('/shop-details/99')).toBe(false);
    await inLanguage('de', read);
    expect(isMissing('/shop-details/99')).toBe(true);
    expect(isMissing('/de/shop-details/99')).toBe(false);
  });

  it('can be in every folder whose pages content names', () => {
    const dynamic = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .map((file) => /^\[language\]\/\([a-z]+\)(\/[^[]+)\/\[[a-z]+\]\/page\.tsx$/.exec(file)?.[1])
      .filter((folder) => folder !== undefined);
    expect([...segmentFolders].sort()).toEqual(dynamic.sort());
  });
});
