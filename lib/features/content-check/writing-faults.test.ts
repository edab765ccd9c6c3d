import { writingFaults } from './writing-faults';

const faultsOf = (text: string, locale: string) =>
  writingFaults([['text', text]], locale).map(({ sentence }) => sentence);

describe('letters', () => {
  it('that the site has no typeface for are named, those of devices are not', () => {
    expect(faultsOf('Առանցք, ring', 'en-GB')).toEqual([
      'In a typeface of each visitor’s device, since the site’s have none of these letters: Ա ռ ա ն ց ք',
    ]);
    expect(faultsOf('Nguyễn', 'pl-PL')).toEqual([expect.stringMatching(/: ễ$/)]);
    for (const [text, locale] of [
      ['Nguyễn', 'vi-VN'],
      ['Łódź, Škoda, Größe, ℓ, µm, 20 °C ≥ 3 № ½', 'pl-PL'],
      ['深沟球轴承 6205', 'zh-CN'],
      ['Вал, גיר, গিয়ার', 'en-GB'],
      ['Άξονας, เฟือง, गियर', 'en-GB'],
      ['ציר, محور', 'en-GB'],
    ] as const)
      expect(faultsOf(text, locale)).toEqual([]);
  });

  it('of two alphabets in one word are named, symbols are not', () => {
    // The first letter is a Latin one.
    expect(faultsOf('Cталь и Mηχανή', 'ru-RU')).toEqual([
      'Letters of two scripts that look alike are in one word, so that nobody finds it: Cталь, Mηχανή',
    ]);
    expect(faultsOf('αw do 0,95, ΔTmax, 40 µm, сталь Ст3', 'pl-PL')).toEqual([]);
  });
});

describe('a sentence in another script than that of the site', () => {
  it('is quoted, with the language of the site', () => {
    const english = 'We forge shafts up to nine metres.';
    expect(faultsOf(english, 'ar-EG')).toEqual([
      `“${english}” is not written as Arabic (Egypt) is, the language of the site (ar-EG).`,
    ]);
    expect(faultsOf(`<p>نطرق الأعمدة.</p><p>${english}</p>`, 'ar')).toEqual([
      expect.stringContaining(english),
    ]);
    expect(faultsOf('نطرق الأعمدة حتى تسعة أمتار طولاً', 'pl-PL')).toEqual([
      expect.stringContaining('Polish'),
    ]);
    expect(faultsOf(english, 'ja-JP')).toHaveLength(1);
  });

  it.each([
    ['Al Noor Forging and Casting', 'ar-EG', 'Al Noor Forging & Casting Co. هي شركة'],
    ['a name', 'ar-EG', 'Closed-die forging'],
    ['an address', 'ar-EG', 'https://forge.example/a-page-with-many-words-in-it'],
    ['names among Chinese', 'zh-CN', '由 Schaeffler Technologies 与 Siemens Energy 认证'],
    ['Serbian in both', 'sr-Latn-RS', 'Kovanje vratila do devet metara'],
  ])('is not %s', (_, locale, text) => {
    expect(faultsOf(text, locale)).toEqual([]);
  });
});

describe('what is shown in another order than it is written', () => {
  it.each([
    ['برنامج C++ متوفر', 'C++', '++C'],
    ['المحمل 6205-2RS متوفر', '6205-2RS', '2RS-6205'],
    ['درجة الحرارة -20 مئوية', '-20', '20-'],
    ['حتى 1700 °C في الفرن', '1700 °C', 'C° 1700'],
    ['اتصل على +971 4 555 0100 اليوم', '+971 4 555 0100', '0100 555 4 971+'],
  ])('is named with what visitors see: %s', (text, piece, shown) => {
    expect(faultsOf(text, 'ar-EG')).toEqual([
      `“${piece}” is shown as “${shown}” among letters that run the other way. Put the invisible signs U+2066 before and U+2069 behind it.`,
    ]);
    expect(faultsOf(text.replace(piece, `\u2066${piece}\u2069`), 'ar-EG')).toEqual([]);
  });

  it.each([
    'فولاذ 42CrMo4 وفق ISO 9001:2015 وEN 10204/3.1',
    'القطعة HX-1048 من 10 إلى 20 مم، 5-10 أيام، 2026/10/01',
    '42CrMo4',
    '42CrMo4 steel',
    '1700 °C',
  ])('is not what keeps its order: %s', (text) => {
    expect(faultsOf(text, 'ar-EG')).toEqual([]);
  });

  it('is a number behind a name that runs the other way', () => {
    expect(faultsOf('Our partner شركة النور, 1998 to 2004', 'en-GB')).toEqual([
      expect.stringMatching(/^“النور, 1998” is shown as “1998/),
    ]);
    expect(faultsOf('Our partner شركة النور and 20 others', 'en-GB')).toEqual([]);
    expect(faultsOf('Our partner \u2067شركة النور\u2069, 1998', 'en-GB')).toEqual([]);
  });
});

it('fields that pages isolate, and addresses, are left alone', () => {
  const values = ['sku', 'phone', 'specifications[0].value', 'blocks[1].rows[0][1]'].map(
    (field) => [field, 'صلب 6205-2RS متوفر'] as const,
  );
  expect(
    writingFaults([...values, ['thumbnail', '/media/صلب 6205-2RS متوفر.jpg']], 'ar-EG'),
  ).toEqual([]);
});
