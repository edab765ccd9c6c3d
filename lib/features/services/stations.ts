import type { Service, Station } from '@/lib/content/schemas/schemas';

type AtStation = { title: string; station?: Station };

const distanceOf = ({ station }: AtStation): number => station?.distance ?? Infinity;

/** As a part passes them; services without a station follow, in the order of the host. */
export const inOrderOfStations = <S extends AtStation>(services: readonly S[]): S[] =>
  services.toSorted((a, b) =>
    distanceOf(a) === distanceOf(b) ? 0 : distanceOf(a) - distanceOf(b),
  );

/** Cards with the stations of the services that have their names. */
export function atStations<S extends { title: string }>(
  cards: readonly S[],
  services: readonly Service[],
): (S & AtStation)[] {
  const stations = new Map(services.map(({ title, station }) => [title, station]));
  return inOrderOfStations(cards.map((card) => ({ ...card, station: stations.get(card.title) })));
}

/** A service on the way of a part through the works. */
export type Stop = { service: Service; station: Station; number: number };

/** Its stops, first to last; none where there are not at least two. */
export function wayOfAPart(services: readonly Service[]): Stop[] {
  const stops = inOrderOfStations(services)
    .flatMap((service) => (service.station ? [{ service, station: service.station }] : []))
    .map((stop, index) => ({ ...stop, number: index + 1 }));
  return stops.length > 1 ? stops : [];
}

/** From dark steel to bright yellow: the names of the colours in `app/tokens.css`. */
export type Heat = 'cold' | 'dull' | 'red' | 'bright';

/**
 * How steel of a temperature looks.
 * @param temperature in °C; below 550 no steel glows
 */
export function heatOf(temperature: number | undefined): Heat | undefined {
  if (temperature === undefined) return undefined;
  if (temperature < 550) return 'cold';
  if (temperature < 750) return 'dull';
  return temperature < 1_000 ? 'red' : 'bright';
}
