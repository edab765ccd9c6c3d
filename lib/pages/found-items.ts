import 'server-only';
import { currentLanguage, inLanguage } from '@/lib/content/store/current-language';
import { MAIN } from './languages';
import { itemAt, segmentsOf } from './routes/paths';

type Item = Parameters<typeof segmentsOf>[0][number];
type Load<T> = () => Promise<readonly T[]>;

/** What a list has in the main language, whose slugs lead to its items in every other; nothing in the main one. */
async function inMain<T>(load: Load<T>): Promise<readonly T[]> {
  return (await currentLanguage()) === MAIN ? [] : inLanguage(MAIN, load);
}

/**
 * The item of a list that a path segment names in the language that is spoken.
 * @param load gives the list in that language
 */
export async function findItem<T extends Item>(
  load: Load<T>,
  segment: string,
): Promise<T | undefined> {
  const [items, main] = await Promise.all([load(), inMain(load)]);
  return itemAt(items, segment, main);
}

/** Every segment that `findItem` finds. */
export async function segmentsIn(load: Load<Item>): Promise<string[]> {
  const [items, main] = await Promise.all([load(), inMain(load)]);
  return segmentsOf(items, main);
}
