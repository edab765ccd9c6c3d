/*
 * What people write, and what every program makes of it: readers, forms of the editor, imports, the content
 * check and pages are tested against these tables.
 */

/** How a company writes. */
type Company = { locale: string; currency: string };
export type Written<T> = Company & {
  text: string;
  /** What it means; where there is no telling, who wrote it reads the sentence. */
  means?: T;
  says?: string | RegExp;
};

type Row<T> = readonly [text: string, locale: string, means: T];
const EUR = { currency: 'EUR' };
const read = <T>(rows: readonly Row<T>[]): Written<T>[] =>
  rows.map(([text, locale, means]) => ({ ...EUR, text, locale, means }));
const refused = (rows: readonly Row<string | RegExp>[]): Written<never>[] =>
  rows.map(([text, locale, says]) => ({ ...EUR, text, locale, says }));

export const prices: readonly Written<number>[] = [
  ...read([
    ['1480', 'en-GB', 1480],
    ['742.50', 'en-GB', 742.5],
    ['0.5', 'en-GB', 0.5],
    ['1,480', 'en-GB', 1480],
    ['12,345', 'en-GB', 12345],
    ['1,480.50', 'en-GB', 1480.5],
    ['1.480', 'de-DE', 1480],
    ['1.480,50', 'de-DE', 1480.5],
    ['1.234.567,89', 'de-DE', 1234567.89],
    ['742,50', 'de-DE', 742.5],
    ['742,5', 'de-DE', 742.5],
    ['1 480', 'de-DE', 1480],
    ['1 480,50', 'fr-FR', 1480.5],
    ['1\u00a0480,50', 'fr-FR', 1480.5],
    ['1\u202f480,50', 'pl-PL', 1480.5],
    ["1'480.00", 'de-CH', 1480],
    ['1’480.00', 'de-CH', 1480],
    ["1'480", 'en-US', 1480],
    ['12.–', 'de-CH', 12],
    ['1,25,000', 'en-IN', 125000],
    ['12,34,567.50', 'hi-IN', 1234567.5],
    ['١٬٤٨٠٫٥٠', 'ar-EG', 1480.5],
    ['۱۴۸۰', 'fa-IR', 1480],
    ['१,२५,०००', 'hi-IN', 125000],
    ['১,২৫,০০০', 'bn-BD', 125000],
    ['1.480', 'es-ES', 1480],
    ['EUR 99', 'en-US', 99],
    ['99 €', 'de-DE', 99],
    ['€99', 'en-IE', 99],
    ['99 EUR', 'de-DE', 99],
    ['free', 'en-GB', 0],
  ]),
  ...(
    [
      // A host of the specification, which names no locale.
      ['1,250.00', 'en-US', 'USD', 1250],
      ['1250', 'en-US', 'USD', 1250],
      ['1250.5', 'en-US', 'USD', 1250.5],
      ['$1,250.00', 'en-US', 'USD', 1250],
      ['$ 99', 'en-US', 'USD', 99],
      ['$99', 'en-CA', 'CAD', 99],
      ['CHF 12.00', 'de-CH', 'CHF', 12],
      ['99 zł', 'pl-PL', 'PLN', 99],
      ['₹ 1,25,000', 'en-IN', 'INR', 125000],
      ['৳ 500', 'bn-BD', 'BDT', 500],
      // As many decimals as the currency has, and up to four below 1.
      ['1.255', 'en-KW', 'KWD', 1.255],
      ['KWD 1,250.500', 'en-KW', 'KWD', 1250.5],
      ['1.255', 'de-DE', 'KWD', 1255],
      ['1,255', 'de-DE', 'KWD', 1.255],
      ['٢٫٠٤٥ د.ب.', 'ar-BH', 'BHD', 2.045],
      ['2.045\u00a0د.ب.\u200f', 'ar-BH', 'BHD', 2.045],
      ['0.0042', 'en-US', 'USD', 0.0042],
      ['0,005 €', 'de-DE', 'EUR', 0.005],
      ['0.5', 'ja-JP', 'JPY', 0.5],
      // As the site prints them, and as people do.
      ['1,250.00 ج.م.', 'ar-EG', 'EGP', 1250],
      ['EGP\u200e 1,250.50', 'ar-EG', 'EGP', 1250.5],
      ['￥1,480', 'ja-JP', 'JPY', 1480],
      ['¥1,480,000', 'ja-JP', 'JPY', 1480000],
      ['1,480円', 'ja-JP', 'JPY', 1480],
      ['１,４８０円', 'ja-JP', 'JPY', 1480],
      ['14,800원', 'ko-KR', 'KRW', 14800],
      ['Rs. 1,480', 'en-IN', 'INR', 1480],
      ['Rs.1,480', 'en-IN', 'INR', 1480],
      ['1’480.00 Fr.', 'de-CH', 'CHF', 1480],
      ['Fr. 12.–', 'de-CH', 'CHF', 12],
      ['1.480,50 TL', 'tr-TR', 'TRY', 1480.5],
      ['99 Euro', 'de-DE', 'EUR', 99],
      ['\u200b1480\u00ad', 'en-GB', 'EUR', 1480],
    ] as const
  ).map(([text, locale, currency, means]) => ({ text, locale, currency, means })),
  ...(
    [
      [
        '1480.5',
        'ja-JP',
        'JPY',
        '“1480.5” is not how a price is written here. Prices in JPY have no decimals, those below 1 up to 4.',
      ],
      [
        '1.2555',
        'en-KW',
        'KWD',
        '“1.2555” is not how a price is written here. Prices in KWD have at most 3 decimals, those below 1 up to 4.',
      ],
      [
        '1.480',
        'ja-JP',
        'JPY',
        '“1.480” can mean 1,480 or 1.48. Write 1480. Prices in JPY have no decimals, those below 1 up to 4.',
      ],
      [
        '0.00425',
        'en-US',
        'USD',
        '“0.00425” is not how a price is written here. Prices in USD have at most 2 decimals, those below 1 up to 4.',
      ],
      ['POA', 'ko-KR', 'KRW', /such as 1480 or 742, or nothing/],
      ['$.50', 'en-US', 'USD', /no price/],
      ['12⁵⁰', 'de-DE', 'EUR', /no price/],
      ['1½', 'en-US', 'USD', /no price/],
      ['¥1,480', 'en-GB', 'EUR', /in another currency/],
    ] as const
  ).map(([text, locale, currency, says]) => ({ text, locale, currency, says })),
  ...refused([
    ['1.480', 'en-GB', '“1.480” can mean 1,480.00 or 1.48. Write 1480 or 1.48.'],
    [
      '12,345',
      'de-DE',
      '“12,345” can mean 12.345,00 or 12,345. Write 12345. Prices in EUR have at most 2 decimals, those below 1 up to 4.',
    ],
    ['742,5', 'en-GB', '“742,5” is not how a price is written here. Write 742.50.'],
    ['1.480,50', 'en-GB', '“1.480,50” is not how a price is written here. Write 1480.50.'],
    ['742.50', 'de-DE', '“742.50” is not how a price is written here. Write 742,50.'],
    ['0.480', 'de-DE', '“0.480” is not how a price is written here. Write 0,48.'],
    ['1,250,000', 'en-IN', '“1,250,000” is not how a price is written here. Write 1250000.'],
    ['$99', 'en-GB', '“$99” is in another currency: the prices of this site are in EUR.'],
    ['USD 99', 'en-GB', '“USD 99” is in another currency: the prices of this site are in EUR.'],
    ['POA', 'en-GB', /^“POA” is no price\. Write a number, such as 1480 or 742\.50, or nothing/],
    ['12,-', 'en-GB', /no price|not how/],
    ['-5', 'en-GB', /no price/],
    ['1e3', 'en-GB', /no price/],
    ['100-200', 'en-GB', /no price/],
    ['12.50 / kg', 'en-GB', /no price/],
    ['1,480,50', 'en-GB', /no price/],
    ['9'.repeat(65), 'en-GB', /no price/],
  ]),
];

/** By the day that the site shows. */
export const dates: readonly Written<string>[] = [
  ...[
    '2026-11-05',
    '2026-11-05T08:30:15Z',
    '5 November 2026',
    'Thu, 05 Nov 2026 08:00:00 GMT',
  ].flatMap((text) =>
    read(['en-US', 'de-DE', 'ar-EG'].map((locale) => [text, locale, '2026-11-05'] as const)),
  ),
  ...read([
    ['05/11/2026', 'en-US', '2026-05-11'],
    ['05/11/2026', 'en-GB', '2026-11-05'],
    ['05.11.2026', 'de-DE', '2026-11-05'],
    ['5. 11. 2026', 'cs-CZ', '2026-11-05'],
    ['05.11.2026 08:30', 'de-AT', '2026-11-05'],
    ['05-11-2026', 'nl-NL', '2026-11-05'],
    ['5. November 2026', 'de-DE', '2026-11-05'],
    ['5. März 2026', 'de-DE', '2026-03-05'],
    ['5 listopada 2026', 'pl-PL', '2026-11-05'],
    ['5 de noviembre de 2026', 'es-ES', '2026-11-05'],
    ['2026年11月5日', 'zh-CN', '2026-11-05'],
    ['٥ نوفمبر ٢٠٢٦', 'ar-EG', '2026-11-05'],
    ['৫ নভেম্বর ২০২৬', 'bn-BD', '2026-11-05'],
    // Only one of the two ways is a day.
    ['31.12.2026', 'en-US', '2026-12-31'],
    ['05.05.2026', 'en-US', '2026-05-05'],
  ]),
  ...refused([
    [
      '05.11.2026',
      'en-US',
      '“05.11.2026” can mean November 5, 2026 or May 11, 2026. Write 2026-11-05 or 2026-05-11.',
    ],
    [
      '05/11/2026',
      'de-DE',
      '“05/11/2026” can mean 5. November 2026 or 11. Mai 2026. Write 2026-11-05 or 2026-05-11.',
    ],
    ['2024-02-30', 'en-US', '“2024-02-30” is no date. Write it as 2026-11-05 or 5 November 2026.'],
    ['05.11.2026', 'fr-CA', /can mean/],
    ['tomorrow', 'en-GB', /is no date/],
    ['31.13.2026', 'de-DE', /is no date/],
  ]),
];

/** In kilograms. */
export const weights: readonly Written<number>[] = [
  ...read([
    ['1.500 kg', 'en-GB', 1.5],
    ['1.500 kg', 'de-DE', 1500],
    ['1,500 kg', 'en-GB', 1500],
    ['4,2 kg', 'pl-PL', 4.2],
    ['1 480,5 kg', 'fr-FR', 1480.5],
    ['1.234,5 kg', 'de-DE', 1234.5],
    ['1,25,000 kg', 'en-IN', 125000],
    ['96 kg', 'en-US', 96],
  ]),
  ...refused([
    ['heavy', 'en-GB', /is no quantity/],
    ['1,5 kg', 'en-GB', /is no quantity/],
    ['1.2.3 kg', 'de-DE', /is no quantity/],
  ]),
];

/** By what a click dials. */
export const phones: readonly Written<string>[] = [
  ...read([
    ['+49 (0)711 / 123-456', 'en-US', 'tel:+49711123456'],
    ['0711 / 123-456', 'de-DE', 'tel:+49711123456'],
    ['+44 114 496 0100', 'bn-BD', 'tel:+441144960100'],
    ['379.620.4294x1673', 'en-US', 'tel:+13796204294;ext=1673'],
    ['০১৭১১-২৩৪৫৬৭', 'bn-BD', 'tel:+8801711234567'],
    ['06 12 34 56 78', 'fr-FR', 'tel:+33612345678'],
    ['+1 379 620 4294 ext. 5', 'en-US', 'tel:+13796204294;ext=5'],
    ['＋81 3 1234 5678', 'en-US', 'tel:+81312345678'],
    ['+8801711-234567', 'en-US', 'tel:+8801711234567'],
    ['+880 ১৭১১-২৩৪৫৬৭', 'en-US', 'tel:+8801711234567'],
    ['0049 (0)711 123456', 'de-DE', 'tel:+49711123456'],
    ['+49-(0)711 / 123-456', 'de-DE', 'tel:+49711123456'],
    ['(+49) (0)711 123456', 'en-US', 'tel:+49711123456'],
    ['\u202a+49\u00ad711\u200b123456\u202c', 'en-US', 'tel:+49711123456'],
    ['\u2066+49\u2069 (0)711 123456', 'en-US', 'tel:+49711123456'],
    ['०९८१०० १२३४५', 'hi-IN', 'tel:+919810012345'],
  ]),
  ...refused(
    ['call me', 'n/a', '12', '0', '+', 'a@b.example'].map(
      (text) => [text, 'de-DE', /is no telephone number/] as const,
    ),
  ),
];

/** By where a click writes to. */
export const emails: readonly Written<string>[] = [
  ...read([
    ['ada@example.com', 'en-GB', 'ada@example.com'],
    ['info@müller-stahl.example', 'de-DE', 'info@xn--mller-stahl-thb.example'],
    ["o'neill@example.co.uk", 'en-IE', "o'neill@example.co.uk"],
    // Copied from pages, contact cards and chats.
    ...[
      ...['\u200bada@example.com', 'ada@\u200bexample.com', '\u202aada@example.com\u202c'],
      ...['\u2068ada@example.com\u2069', '\ufeffada@example.com', 'a\u00adda@example.com'],
      ...['ada@example.com\u00a0', 'ada@example.com\ufe0f', '\u2067ada@example.com'],
    ].map((text) => [text, 'en-GB', 'ada@example.com'] as const),
    ['ada٢@example.com', 'ar-EG', 'ada2@example.com'],
    ['ada@نامه\u200cای.example', 'fa-IR', 'ada@xn--mgba3gch31f060k.example'],
  ]),
  ...refused(
    [
      'a..b@example.com',
      'ada@localhost',
      'a@b@example.com',
      'Ada <ada@example.com>',
      'call me',
    ].map((text) => [text, 'en-GB', /is no e-mail address/] as const),
  ),
];

/** By their codes. */
export const countries: readonly Written<string>[] = [
  ...read([
    ['DE', 'de-DE', 'DE'],
    ['de', 'de-DE', 'DE'],
    ['Germany', 'de-DE', 'DE'],
    ['Deutschland', 'de-DE', 'DE'],
    ['CHINA', 'de-DE', 'CN'],
    ['Niemcy', 'pl-PL', 'DE'],
  ]),
  ...refused([
    ['EU and others', 'de-DE', /is no country/],
    ['Allemagne', 'de-DE', /is no country/],
    ['Deutschland', 'en-GB', /is no country/],
    ['ZZZ', 'en-GB', /is no country/],
    ['QQ', 'en-GB', /is no country/],
  ]),
];

/** As the site shows them. */
export const tariffNumbers: readonly Written<string>[] = [
  ...read([
    ['73261100', 'de-DE', '7326 11 00'],
    ['7326.11', 'en-GB', '7326 11'],
    ['8483 40 30 90', 'de-DE', '8483 40 30 90'],
    ['٧٣٢٦١١', 'ar-EG', '7326 11'],
  ]),
  ...refused(
    ['7326', 'none', '7326-11', '123456789012345'].map(
      (text) => [text, 'en-GB', /is no customs tariff number/] as const,
    ),
  ),
];
