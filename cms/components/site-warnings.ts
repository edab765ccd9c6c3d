/** What the form holds, by the names of the fields. */
export type FormValues = Record<string, unknown>;

type Rule = { when: (value: unknown) => boolean; say: string };

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';
const isLonger = (length: number) => (value: unknown) =>
  typeof value === 'string' && value.length > length;
const VIDEO = /^https?:\/\/([\w-]+\.)?(youtube(-nocookie)?\.com|youtu\.be)\//i;

/** What the site leaves out, replaces or cuts. */
const RULES: Record<string, Rule[]> = {
  thumbnail: [{ when: isMissing, say: 'Without a picture the site shows a drawn placeholder.' }],
  price: [{ when: isMissing, say: 'Without a price the site asks visitors to enquire.' }],
  short_description: [
    { when: isMissing, say: 'Without a short description cards and search engines have no text.' },
    {
      when: isLonger(160),
      say: 'Search engines cut the short description after about 160 characters.',
    },
  ],
  title: [{ when: isLonger(80), say: 'Cards cut names above about 80 characters.' }],
  video_url: [
    {
      when: (value) => !isMissing(value) && !VIDEO.test(String(value)),
      say: 'The site plays only films on YouTube; this one will not show.',
    },
  ],
  'seo.title': [
    { when: isLonger(60), say: 'Search engines cut titles after about 60 characters.' },
  ],
  'seo.description': [
    { when: isLonger(160), say: 'Search engines cut descriptions after about 160 characters.' },
  ],
};

/** @param known the fields that the form has */
export const siteWarnings = (values: FormValues, known: readonly string[]): string[] =>
  known.flatMap((name) =>
    (RULES[name] ?? []).filter(({ when }) => when(values[name])).map(({ say }) => say),
  );
