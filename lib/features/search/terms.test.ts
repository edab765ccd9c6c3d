import { queryTermsOf, tellingTermsOf, termsOf } from './terms';
import { processorMs } from '@/contract/testing/processor-time';

describe('termsOf', () => {
  it.each([
    ['31.5 MN', ['31.5', 'mn', '31.5mn']],
    ['31,5\u202fMN', ['31.5', 'mn', '31.5mn']],
    ['Ø 860', ['860']],
    ['Ø860 mm', ['860', 'mm', '860mm']],
    ['HS-4711/2', ['hs', '4711', '2', 'hs47112']],
    ['1,200 kg', ['1200', 'kg', '1200kg']],
    ['Getriebe für Förderer', ['getriebe', 'fur', 'forderer']],
    ['20 %', ['20', '20%']],
    ['steel on steel', ['steel', 'on']],
    ['  …  ', []],
    ['', []],
  ])('%s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('cuts endless words', () => {
    expect(termsOf('x'.repeat(5_000))).toEqual(['x'.repeat(40)]);
  });

  it.each([
    ['digits', '1'.repeat(100_000)],
    ['digits with accents', '1\u0301'.repeat(50_000)],
    ['digits and marks', `${'1'.repeat(50_000)}.${'1'.repeat(50_000)}`],
    ['digits before blanks', `1${' '.repeat(100_000)}!`],
  ])('reads a long text of %s in no time', async (_, text) => {
    const ms = await processorMs(() => {
      for (const read of [termsOf, queryTermsOf]) read(text);
    });
    // Fifty seconds where each digit begins a search for a unit behind the last one.
    expect(ms).toBeLessThan(1_000);
  });
});

describe('tellingTermsOf', () => {
  it('leaves out short words, but no numbers and no other scripts', () => {
    expect(tellingTermsOf('A ring of 42 kg in C4, 轴承 in stock')).toEqual(
      expect.arrayContaining(['ring', '42', '42kg', 'c4', '轴承', 'stock']),
    );
    expect(tellingTermsOf('of a kg in')).toEqual([]);
  });
});

describe('queryTermsOf', () => {
  it.each([
    ['31.5 MN', ['31.5mn']],
    ['31,5mn', ['31.5mn']],
    ['Ø 860', ['860']],
    ['HS-4711/2', ['hs47112']],
    ['gear wheel', ['gear', 'wheel']],
    ['bill of materials', ['bill', 'materials']],
    ['of', ['of']],
    ['4140.', ['4140']],
  ])('%s', (query, terms) => {
    expect(queryTermsOf(query)).toEqual(terms);
  });

  it.each(['31.5 MN', 'HS-4711/2', '860 mm', 'gear', '1,200 kg', 'A-4.5/B'])(
    'a text that holds %s is found by it',
    (words) => {
      expect(termsOf(`With ${words}, forged.`)).toEqual(
        expect.arrayContaining(queryTermsOf(words)),
      );
    },
  );
});
