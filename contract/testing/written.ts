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
export const read = <T>(rows: readonly Row<T>[]): Written<T>[] =>
  rows.map(([text, locale, means]) => ({ ...EUR, text, locale, means }));
export const refused = (rows: readonly Row<string | RegExp>[]): Written<never>[] =>
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
