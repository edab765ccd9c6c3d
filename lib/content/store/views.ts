import type { Region } from '@/contract/formats/region';
import type { Audience } from '@/lib/content/schemas/endpoint-types';

const audiences = new Map<string, Audience>();

/** The same object for the same audience. @param locale of the language; the company's without one */
export function audienceOf(region: Region, locale = region.locale): Audience {
  const key = JSON.stringify([region, locale]);
  const known = audiences.get(key) ?? { region, locale };
  audiences.set(key, known);
  return known;
}

/** The same view for the same record and audience: what has not changed is the same object as before. */
export function viewsBy<T extends object, View>(
  make: (record: T, audience: Audience) => View,
): (record: T, audience: Audience) => View {
  const made = new WeakMap<T, { audience: Audience; view: View }>();
  return (record, audience) => {
    const known = made.get(record);
    if (known?.audience === audience) return known.view;
    const view = make(record, audience);
    made.set(record, { audience, view });
    return view;
  };
}
