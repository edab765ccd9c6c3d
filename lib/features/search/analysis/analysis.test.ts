import { processorMs } from '@/contract/testing/processor-time';
import { analysisFor } from './analysis';
import { folded } from './fold';

const termsOf = (text: string, locale = 'en-GB') => [
  ...new Set(
    analysisFor(locale)
      .termsOf(folded(text))
      .map(({ term }) => term),
  ),
];

const spellingsOf = (query: string, locale = 'en-GB') =>
  analysisFor(locale)
    .wordsOfQuery(query)
    .map(({ spellings }) => spellings);

describe('the terms of a text', () => {
  it.each([
    ['31.5 MN', 'en-GB', ['31.5', '31.5mn', 'mn']],
    ['31,5\u202fMN', 'en-GB', ['31.5', '31.5mn', 'mn']],
    ['1,200 kg', 'en-GB', ['1200', '1200kg', 'kg']],
    ['1.500 U/min', 'de-DE', ['1500', '1500u', 'u', 'min', 'umin']],
    ['1 450 tr', 'fr-FR', ['1450', '1', '450', '1450tr', 'tr']],
    ['1,5 mm²', 'de-DE', ['1.5', '1.5mm2', 'mm2']],
    ['٩٠ كجم', 'ar-EG', ['90', '90كجم', 'كجم']],
    ['Ø 860', 'en-GB', ['860']],
    ['80 °C', 'en-GB', ['80', '80c', 'c']],
    ['20 %', 'en-GB', ['20', '20%', '%']],
    ['DN 50', 'en-GB', ['dn', 'dn50', '50']],
    ['EN\u00a010204\u00a03.1', 'en-GB', ['en10204', '10204', '3.1']],
    ['EN10204', 'en-GB', ['en', '10204', 'en10204']],
    ['HS-0047/2', 'en-GB', ['hs', '47', '2', 'hs472']],
    ['1.4301', 'de-DE', ['1.4301', '14301']],
    ['80 × 120 mm x 20', 'en-GB', ['80x120x20', '120x20']],
    ['80 × 120 × 20 mm', 'en-GB', ['80x120x20', '80mm', '20mm']],
    ['M8 x 40', 'de-DE', ['m8', 'm8x40', '8x40']],
    ['Getriebe für Förderer', 'de-DE', ['getriebe', 'fur', 'forderer']],
    ['Straße STRASSE', 'de-DE', ['strasse']],
    ['Smørepumpe i Århus', 'da-DK', ['smorepumpe', 'i', 'arhus']],
    ['Łożysko', 'pl-PL', ['lozysko']],
    ['IŞIK ışık', 'tr-TR', ['isik']],
    ['Cœur ægir', 'fr-FR', ['coeur', 'aegir']],
    ['مُضخّة أنابيب', 'ar-EG', ['مضخه', 'انابيب']],
    ['轴承座', 'zh-CN', ['轴', '承', '轴承', '座', '承座']],
    ['ベアリング', 'ja-JP', ['ベア', 'アリ', 'リン', 'ング']],
    ['ＤＮ５０', 'zh-CN', ['dn', '50', 'dn50']],
    ['ইস্পাত রিং', 'bn-BD', ['ইস্পাত', 'রিং']],
    ['  …  ', 'en-GB', []],
    ['', 'en-GB', []],
  ])('%s in %s', (text, locale, terms) => {
    const found = termsOf(text, locale);
    expect(found).toEqual(expect.arrayContaining(terms));
    if (terms.length === 0) expect(found).toEqual([]);
  });

  it('do not hold the parts of a size as part numbers', () => {
    expect(termsOf('80 × 120')).not.toContain('80120');
  });

  it('are cut where words are endless', () => {
    expect(termsOf('x'.repeat(5_000))).toEqual(['x'.repeat(40)]);
  });

  it('say where they stand in a folded text', () => {
    expect(analysisFor('de-DE').termsOf('die strasse')).toContainEqual({
      term: 'strasse',
      start: 4,
      end: 11,
    });
  });

  it.each([
    ['digits', '1'.repeat(100_000)],
    ['digits with accents', '1\u0301'.repeat(50_000)],
    ['digits and marks', `${'1'.repeat(50_000)}.${'1'.repeat(50_000)}`],
    ['digits before blanks', `1${' '.repeat(100_000)}!`],
    ['groups of digits', '123 '.repeat(25_000)],
    ['numbers and marks', '1-'.repeat(50_000)],
    ['numbers and crosses', '1x'.repeat(50_000)],
    ['letters and digits', 'm8'.repeat(50_000)],
    ['marks', '\u0301'.repeat(100_000)],
    ['signs', '轴'.repeat(50_000)],
  ])('are found in a long text of %s in no time', async (_, text) => {
    const ms = await processorMs(() => {
      termsOf(text, 'fr-FR');
      spellingsOf(text, 'fr-FR');
    });
    // Fifty seconds where each digit begins a search for a unit behind the last one.
    expect(ms).toBeLessThan(2_000);
  });
});

describe('the words of a query', () => {
  it.each([
    ['31,5mn', 'en-GB', [['31.5mn', '315mn']]],
    ['Ø 860', 'en-GB', [['860']]],
    ['1.500', 'en-GB', [['1.500', '1500']]],
    ['1.500', 'de-DE', [['1500', '1.500']]],
    ['HS-4711/2', 'en-GB', [['hs47112']]],
    ['gear wheel', 'en-GB', [['gear'], ['wheel']]],
    ['80*120 * 20', 'en-GB', [['80x120x20']]],
    ['Kuehler', 'de-DE', [['kuehler', 'kuhler']]],
    ['Kühler', 'de-DE', [['kuhler']]],
    ['Steuerung', 'de-DE', [['steuerung']]],
    ['kuehler', 'en-GB', [['kuehler']]],
    ['深沟球轴承', 'zh-CN', [['深沟球'], ['轴承']]],
    ['4140.', 'en-GB', [['4140']]],
  ])('%s in %s', (query, locale, spellings) => {
    expect(spellingsOf(query, locale)).toEqual(spellings);
  });

  it('tell those that say nothing', () => {
    const words = analysisFor('de-DE').wordsOfQuery('Lager für Pumpen');
    expect(words.map(({ isFiller }) => isFiller)).toEqual([false, true, false]);
  });

  it.each(['31.5 MN', 'HS-4711/2', '860 mm', 'gear', '1,200 kg', 'A-4.5/B', 'M8x40', 'wheel-set'])(
    'are among the terms of a text that holds %s',
    (words) => {
      const { wordsOfQuery } = analysisFor('en-GB');
      for (const { spellings } of wordsOfQuery(words))
        expect(termsOf(`With ${words}, forged.`)).toContain(spellings[0]);
    },
  );
});

describe('stems', () => {
  it.each([
    ['en-GB', 'forge forged forging forgings'],
    ['en-GB', 'galvanize galvanise galvanized galvanizing galvanising'],
    ['en-GB', 'inspect inspection inspecting inspections'],
    ['de-DE', 'schmieden schmiedung geschmiedet geschmiedete'],
    ['de-DE', 'frasen gefrast frasung'],
    ['de-DE', 'kuhler kuehler'],
    ['da-DK', 'arhus aarhus'],
    ['fr-FR', 'forge forger forgeage forgee forgees'],
    ['es-ES', 'soldar soldadura soldado soldaduras'],
    ['it-IT', 'saldare saldatura saldato saldate'],
    ['pt-BR', 'usinar usinagem usinado usinadas'],
    ['pl-PL', 'frezowanie frezowania frezowany frezowac'],
    ['tr-TR', 'rulman rulmanlar rulmani rulmanin'],
    ['ar-EG', 'مضخه المضخه مضخات المضخات'],
  ])('%s: %s have one', (locale, words) => {
    expect(new Set(words.split(' ').map(analysisFor(locale).stemOf)).size).toBe(1);
  });

  it.each([
    ['en-GB', 'ring', 'rod'],
    ['en-GB', 'spring', 'spray'],
    ['de-DE', 'lager', 'lagen'],
  ])('%s: %s and %s have not', (locale, one, other) => {
    const { stemOf } = analysisFor(locale);
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});
