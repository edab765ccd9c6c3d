import 'server-only';
import type { Location } from '@/lib/content/company-schemas';
import { getLocations, getSiteSettings } from '@/lib/content/endpoints';
import type { SiteSettings } from '@/lib/content/schemas';

export type Place = Location & { title: string };

/** Where the host gives no title. */
const names = ['Office', 'Manufacturing unit'];

/** The company's locations; where the host has none, its offices, or else its one address. */
export function placesOf(
  settings: Pick<SiteSettings, 'offices' | 'address'> | undefined,
  locations: Location[] = [],
): Place[] {
  const { offices = [], address } = settings ?? {};
  const known = offices.length === 0 && address ? [{ title: undefined, address }] : offices;
  const places = locations.length > 0 ? locations : known.map(placeWithoutDetails);
  return places.map((place, index) => ({
    ...place,
    title: place.title ?? names[index] ?? `Location ${index + 1}`,
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
  return placesOf(...(await Promise.all([getSiteSettings(), getLocations()])));
}
