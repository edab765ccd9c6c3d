import { endpoints } from '../../contract/endpoints';
import type { Row } from './to-content';

/** An item of a file, and what a collection knows besides. */
export type Entry = { item: Row; extra?: Row };

/** Fields for where a file shows another picture than the page of the service. */
const PICTURES: Record<string, string> = {
  services: 'slide_picture',
  servicecard: 'card_picture',
};

const { servicePages, services, serviceCards } = endpoints;

/** Three files make one collection of services: one item for each number, with where it shows. */
export function serviceEntries(itemsOf: (file: string) => Row[]): Entry[] {
  const entries = new Map<unknown, { item: Row; extra: Row & { places: string[] } }>();
  for (const { file } of [servicePages, services, serviceCards]) {
    const place = file.replace('.json', '');
    for (const found of itemsOf(file)) {
      const entry = entries.get(found.id) ?? { item: found, extra: { places: [] } };
      entry.extra.places.push(place);
      const picture = PICTURES[place];
      if (picture && found.thumbnail !== entry.item.thumbnail)
        entry.extra[picture] = { url: found.thumbnail, alt: found.alt };
      entries.set(found.id, { ...entry, item: { ...found, ...entry.item } });
    }
  }
  return [...entries.values()];
}
