import { mergeEndpoint } from '../languages/merge';

export type Row = Record<string, unknown>;

export const MAIN = 'en-GB';

/** Of a main language, `MAIN`, and what another one answers. */
export const merged = (
  name: Parameters<typeof mergeEndpoint>[0],
  main: unknown,
  own: unknown,
): unknown => mergeEndpoint(name, main as Row[], own as Row[] | null | undefined, MAIN);

export const ring = {
  id: 1,
  title: 'Ring',
  slug: 'ring',
  thumbnail: '/media/ring.jpg?v=1',
  alt: 'A ring',
  price: 20,
  sku: 'R-1',
  short_description: 'Rolled',
  html: '<p>Rolled</p>',
  specifications: [{ name: 'Weight', value: '4 kg' }],
  documents: [],
};
