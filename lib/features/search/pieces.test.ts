import { piecesOf } from './pieces';

const marked = (text: string, terms: string[], locale: string) =>
  piecesOf(text, new Set(terms), locale)
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('');

describe('piecesOf', () => {
  it.each([
    ['Große Straße', ['strasse'], 'de-DE', 'Große [Straße]'],
    ['Größe Ring 90°', ['ring'], 'de-DE', 'Größe [Ring] 90°'],
    ['Ölkühler, Ø 860 mm', ['olkuhler', '860'], 'de-DE', '[Ölkühler], Ø [860] mm'],
    ['Łożysko ŁK-7', ['lozysko', 'lk7'], 'pl-PL', '[Łożysko] [ŁK-7]'],
    ['İki IŞIK kulesi', ['isik'], 'tr-TR', 'İki [IŞIK] kulesi'],
    ['Bride DN\u00a0100', ['dn100'], 'fr-FR', 'Bride [DN\u00a0100]'],
    ['80 × 120 × 20 mm', ['80x120x20'], 'en-GB', '[80 × 120 × 20] mm'],
    ['深沟球轴承的噪音', ['球轴', '轴承'], 'zh-CN', '深沟[球轴承]的噪音'],
    ['مُضخّة غاطسة', ['مضخه'], 'ar-EG', '[مُضخّة] غاطسة'],
    ['Ku\u0308hler', ['kuhler'], 'de-DE', '[Kühler]'],
    ['𝐀 ﬁne ﬂange', ['flange'], 'en-GB', '𝐀 ﬁne [ﬂange]'],
  ])('marks in %s', (text, terms, locale, shown) => {
    expect(marked(text, terms, locale)).toBe(shown);
  });

  it('keeps the text and marks the words that were looked for', () => {
    expect(piecesOf('A press of 31.5 MN.', new Set(['press', '31.5mn']), 'en-GB')).toEqual([
      { text: 'A ', found: false },
      { text: 'press', found: true },
      { text: ' of ', found: false },
      { text: '31.5 MN', found: true },
      { text: '.', found: false },
    ]);
  });
});
