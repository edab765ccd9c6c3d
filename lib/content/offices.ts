import type { SiteSettings } from './schemas';

/** The first office is the office, the second the manufacturing unit, whatever the host calls them. */
const names = ['Office', 'Manufacturing unit'];

/** Where the company sits: its first two offices, or the one address where the host names none. */
export function officesOf(
  settings: Pick<SiteSettings, 'offices' | 'address'> | undefined,
): { name: string; address: string }[] {
  const { offices = [], address } = settings ?? {};
  const places = offices.length === 0 && address ? [{ address }] : offices;
  return names.flatMap((name, index) => {
    const place = places[index];
    return place ? [{ name, address: place.address }] : [];
  });
}
