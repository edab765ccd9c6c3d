import { read, refused, type Written } from './written';

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
