import { readCountry } from './formats/country';
import { readEmail } from './formats/email';
import { videoId } from './formats/film';
import { readPhone } from './formats/phone';
import { readPrice } from './formats/price';
import type { Reading } from './formats/reading';
import type { Region } from './formats/region';
import { readTariffNumber } from './formats/tariff-number';

/** What the site does with a value, for the person who wrote it. */
type Remark = {
  field: string;
  sentence: string;
  /** There is no value: the site manages without. */
  missing?: true;
};

const CARD_TITLE = 80;
const SEARCH_TITLE = 60;
const SEARCH_TEXT = 160;

/** Of fields of an item itself. */
const MISSING: Record<string, string> = {
  thumbnail: 'Without a picture the site shows a drawn placeholder.',
  price: 'Without a price the site asks visitors to enquire.',
  short_description: 'Without a short description cards and search engines have no text.',
};
const CUT: Record<string, { from: number; sentence: string }> = {
  short_description: {
    from: SEARCH_TEXT,
    sentence: `Search engines cut the short description after about ${SEARCH_TEXT} characters.`,
  },
  title: { from: CARD_TITLE, sentence: `Cards cut names above about ${CARD_TITLE} characters.` },
  'seo.title': {
    from: SEARCH_TITLE,
    sentence: `Search engines cut titles after about ${SEARCH_TITLE} characters.`,
  },
  'seo.description': {
    from: SEARCH_TEXT,
    sentence: `Search engines cut descriptions after about ${SEARCH_TEXT} characters.`,
  },
};
/** Fields with a film, wherever they stand. */
const FILM = /(^|\.)(video_url|youtube_logo)$/;

/** As the editor stores prices, however the company writes them. */
const DECIMAL = /^\d+(\.\d+)?$/;

/** What may have been stored before somebody asked how it is written. */
const READ: Record<string, (value: string, region: Region) => Reading<unknown>> = {
  price: readPrice,
  discount_price: readPrice,
  phone: readPhone,
  email: readEmail,
  country_of_origin: readCountry,
  hs_code: readTariffNumber,
};

function refused(field: string, value: string, region: Region | undefined): Remark[] {
  const name = field.split('.').at(-1)!;
  if (!region || DECIMAL.test(value)) return [];
  const sentence = READ[name]?.(value, region)?.fault;
  return sentence ? [{ field, sentence }] : [];
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/**
 * What the site replaces, cuts, or cannot play or read.
 * @param values by the path of their field: `seo.title`
 * @param region how the company writes, where nobody else asks what can be read
 */
export const siteRemarks = (
  values: Iterable<readonly [string, unknown]>,
  region?: Region,
): Remark[] =>
  [...values].flatMap(([field, value]): Remark[] => {
    const missing = MISSING[field];
    if (isMissing(value)) return missing ? [{ field, sentence: missing, missing: true }] : [];
    if (typeof value !== 'string') return [];
    const cut = CUT[field];
    if (cut && value.length > cut.from) return [{ field, sentence: cut.sentence }];
    return FILM.test(field) && !videoId(value.trim())
      ? [{ field, sentence: 'The site plays only films on YouTube; this one will not show.' }]
      : refused(field, value, region);
  });
