const days: Record<string, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

const day = `(?:${Object.keys(days).join('|')})`;
const time = '(?:[01]\\d|2[0-4]):[0-5]\\d';
const FORM = new RegExp(`^${day}(?:[-,]${day})*(?: ${time}-${time})?$`);

/** The form of schema.org, `Mo-Fr 07:30-16:30`, which search engines read. */
export const isOpeningHours = (text: string): boolean => FORM.test(text);

/** `Mo-Fr 07:30-16:30` → `Monday to Friday, 07:30–16:30`; any other text as it is. */
export function readableHours(text: string): string {
  if (!isOpeningHours(text)) return text;
  const [named = '', hours] = text.split(' ');
  const readable = named
    .replaceAll(',', ', ')
    .replaceAll('-', ' to ')
    .replace(/[A-Z][a-z]/g, (short) => days[short] ?? short);
  return hours ? `${readable}, ${hours.replace('-', '–')}` : readable;
}
