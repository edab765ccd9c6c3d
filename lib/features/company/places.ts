import 'server-only';
import type { Location } from '@/lib/content/schemas/company-schemas';
import { getLocations, getSiteSettings } from '@/lib/content/store/endpoints';
import { loadWords } from '@/lib/content/words/load-words';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import { fill } from '@/words/format';
import type { Words } from '@/words/words';

export type Place = Location & { title: string };

/** As many addresses as the other columns of the footer are high. */
const IN_FOOTER = 4;

/** The company's locations; where the host has none, its offices, or else its one address. */
export function placesOf(
  settings: Pick<SiteSettings, 'offices' | 'address'> | undefined,
  { company }: Pick<Words, 'company'>,
  locations: Location[] = [],
): Place[] {
  const { offices = [], address } = settings ?? {};
  const names = [company.office, company.works];
  const known = offices.length === 0 && address ? [{ title: undefined, address }] : offices;
  const places = locations.length > 0 ? locations : known.map(placeWithoutDetails);
  return places.map((place, index) => ({
    ...place,
    title: place.title ?? names[index] ?? fill(company.location, { number: index + 1 }),
  }));
}

const placeWithoutDetails = (office: { title?: string; address: string }): Location => ({
  region: undefined,
  phone: undefined,
  email: undefined,
  openingHours: [],
  position: undefined,
  ...office,
});

export async function getPlaces(): Promise<Place[]> {
  return placesOf(...(await Promise.all([getSiteSettings(), loadWords(), getLocations()])));
}

/** The first few places of a company that may have a hundred; `/contact` has them all. */
export const footerPlaces = (all: readonly Place[]) => ({
  places: all.slice(0, IN_FOOTER),
  hasMorePlaces: all.length > IN_FOOTER,
});
