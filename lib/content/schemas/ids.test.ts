import { NUMBERED } from '@/contract/doubles';
import { DEFAULT_REGION } from '@/contract/formats/region';
import { hostEndpoints } from './host-endpoints';
import type { ListEndpoint } from './endpoint-types';
import { itemReader } from './lists';

/** Every field without which some list drops its item. */
const item = {
  title: 'Forge',
  name: 'Forge',
  text: 'Built in 1968.',
  thumbnail: '/a.jpg',
  address: 'Hammer Lane 1',
  path: '/quality',
  site_url: 'https://social.example/forge',
  kind: 'manual',
  file: '/a.pdf',
  value: '4',
  end: '4',
  rating: 4,
  percent: 40,
  entries: [{ question: 'Where?', answer: 'Here.' }],
};

const lists = Object.entries(hostEndpoints).filter(([, { shape }]) => shape === 'list') as [
  string,
  ListEndpoint,
][];

describe('the id of an item', () => {
  // Files are paths on it.
  beforeAll(() => (process.env.CONTENT_HOST = 'https://host.example'));

  it.each(lists)('of %s is required only where something links to it', (_, { path, schema }) => {
    const isLinked = NUMBERED.includes(path);
    for (const candidate of [item, { ...item, id: 'a-7' }]) {
      const { fault } = itemReader(schema, DEFAULT_REGION)(candidate);
      if (isLinked) expect(fault).toMatch(/at id$/);
      else expect(fault).toBeUndefined();
    }
  });
});
