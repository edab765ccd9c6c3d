import type { SiteSettings } from './schemas';

/** By position, whatever the host calls them. */
const names = ['Office', 'Manufacturing unit'];

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
