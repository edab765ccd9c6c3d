import sharp from 'sharp';
import { holdContent } from '@/testing/hold-content';
import { sentences } from '@/testing/sentences';
import { drawCard } from './card';

process.env.LOG_LEVEL = 'silent';
process.env.SITE_URL = 'https://steel.example';

async function cardOf(title: string, locale?: string, name = 'Steel Ltd') {
  await holdContent({ siteSettings: { name, locale } });
  const { data, info } = await sharp(await drawCard({ title }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** Of the pixels of a part of the card, those of bright letters, per thousand. */
  const ink = (left: number, top: number, width: number, height: number) => {
    let bright = 0;
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) if (data[y * info.width + x]! > 200) bright++;
    }
    return (1000 * bright) / (width * height);
  };
  return { ink, info, data };
}

const startsAtRight = ['ar', 'he'];

describe('a social card', () => {
  it.each(Object.entries(sentences))('shows its title in %s', async (locale, title) => {
    const { ink, info } = await cardOf(title, locale, title);
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const left = startsAtRight.includes(locale) ? 398 : 72;
    expect(ink(left, 180, 732, 270)).toBeGreaterThan(30);
    expect(ink(left, 60, 732, 60)).toBeGreaterThan(10);
    // Nothing stands in the margins.
    for (const part of [ink(0, 0, 60, 630), ink(1140, 0, 60, 630), ink(0, 0, 1200, 40)]) {
      expect(part).toBe(0);
    }
  });

  it('shows the marks of letters', async () => {
    const [marked, plain] = await Promise.all([
      cardOf('Sprężyny z Łęczycy', 'pl-PL'),
      cardOf('Sprezyny z Leczycy', 'pl-PL'),
    ]);
    const title = [72, 180, 732, 270] as const;
    expect(marked.ink(...title)).toBeGreaterThan(plain.ink(...title) + 1);
  });

  it('keeps a word of 60 letters and a very long title inside', async () => {
    for (const title of ['Ö'.repeat(60), 'Seamless rolled rings '.repeat(40)]) {
      const { ink } = await cardOf(title);
      expect(ink(72, 120, 732, 400)).toBeGreaterThan(30);
      expect(ink(810, 0, 390, 630)).toBe(0);
      expect(ink(0, 100, 1200, 16)).toBe(0);
    }
  });

  it('shows the company in place of a title in a script that it cannot set', async () => {
    const [other, own] = await Promise.all([cardOf('Գործարան'), cardOf('Steel Ltd')]);
    expect(other.data.equals(own.data)).toBe(true);
  });

  it('takes no longer than before', async () => {
    await cardOf('Seamless rolled rings');
    const before = process.cpuUsage();
    for (let card = 0; card < 5; card++) await cardOf(`Seamless rolled rings, part ${card}`);
    const { user, system } = process.cpuUsage(before);
    // Some 50 ms each; next/og took as long.
    expect((user + system) / 5000).toBeLessThan(400);
  });
});
