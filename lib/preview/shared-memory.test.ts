import { globalSingleton } from '@/lib/global-singleton';
import { currentPass } from './current';
import { sharedMemory } from './shared-memory';

jest.mock('./current');
const inPreview = (is: boolean) =>
  jest
    .mocked(currentPass)
    .mockResolvedValue(is ? { until: 0, editor: 'http://localhost' } : undefined);

const empty = () => new Map<string, string>();
const memory = () => sharedMemory('memory-of-a-test', empty);

it('of a visitor is that of the process', async () => {
  inPreview(false);
  (await memory()).set('shaft', 'published');
  expect(globalSingleton('memory-of-a-test', empty).get('shaft')).toBe('published');
});

it('of a preview is empty, and nobody gets what it kept', async () => {
  inPreview(true);
  const own = await memory();
  expect(own.size).toBe(0);
  own.set('shaft', 'draft');
  expect((await memory()).size).toBe(0);
  inPreview(false);
  expect([...(await memory())]).toEqual([['shaft', 'published']]);
});
