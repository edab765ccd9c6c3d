import type { ServiceSummary } from '@/lib/content/schemas';
import type { Block } from '@/lib/content/site-schemas';

export type Station = ServiceSummary & {
  /** Where the service stands on the way of a part, such as "40 m". */
  station?: string;
};

/**
 * The services in the order of the first table of the page, whose rows name a service and where it stands.
 * Services that it does not name follow.
 */
export function inOrderOfStations(services: ServiceSummary[], blocks: Block[]): Station[] {
  const table = blocks.find((block) => block.type === 'table');
  const places = new Map(
    (table?.rows ?? []).map(([title, station], index) => [title, { station, index }]),
  );
  const placeOf = (title: string) => places.get(title)?.index ?? Infinity;
  return services
    .map((service) => ({ ...service, station: places.get(service.title)?.station }))
    .toSorted((a, b) =>
      placeOf(a.title) === placeOf(b.title) ? 0 : placeOf(a.title) - placeOf(b.title),
    );
}
