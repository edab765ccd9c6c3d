import { isFormula } from '@/node/csv';

/** How spreadsheets show long numbers, and what they make of 12.3 or 3-12. */
const SHORTENED = /^\d+(?:[.,]\d+)?E\+\d+$/i;
const MONTH = '(?:jan|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sep|o[kc]t|nov|de[zc])[a-zä]{0,10}\\.?';
const AS_DATE = new RegExp(`^(?:\\d{1,2}[. -]{1,2}${MONTH}|${MONTH}[ -]\\d{1,2})$`, 'i');

/** Why a text is rather what a spreadsheet has made of it. */
export function spreadsheetDoubt(text: string): string | undefined {
  if (SHORTENED.test(text)) return 'that a spreadsheet has shortened';
  return AS_DATE.test(text) ? 'that a spreadsheet has made a date of' : undefined;
}

/** What keeps digits from being a number, and a text from being a formula or a date. */
export function withoutGuard(text: string): string {
  const [, digits] = /^="([^"]*)"$/.exec(text) ?? [];
  if (digits !== undefined) return digits;
  if (!text.startsWith("'")) return text;
  const meant = text.slice(1);
  const isGuard = isFormula(meant) || /^[\d.,\s]+$/.test(meant) || spreadsheetDoubt(meant);
  return isGuard ? meant : text;
}
