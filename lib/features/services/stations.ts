import type { ServiceSummary } from '@/lib/content/schemas';
import type { Block } from '@/lib/content/site-schemas';

export type Station = ServiceSummary & {
  /** How far along the way of a part the service stands, such as "40 m". */
  distance?: string;
  /** What stands there, such as "Saw". */
  station?: string;
};

/**
 * The services in the order of the first table of the page, whose rows name a service, how far along the
 * way of a part it stands and, if they have a third column, what stands there. Services that it does not
 * name follow.
 */
export function inOrderOfStations(services: ServiceSummary[], blocks: Block[]): Station[] {
  const table = blocks.find((block) => block.type === 'table');
  const places = new Map(
    (table?.rows ?? []).map(([title, distance, station], index) => [
      title,
      { distance, station, index },
    ]),
  );
  const placeOf = (title: string) => places.get(title)?.index ?? Infinity;
  return services
    .map((service) => {
      const { distance, station } = places.get(service.title) ?? {};
      return { ...service, distance, station };
    })
    .toSorted((a, b) =>
      placeOf(a.title) === placeOf(b.title) ? 0 : placeOf(a.title) - placeOf(b.title),
    );
}
