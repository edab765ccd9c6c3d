'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const formatted = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );

/** By the reader's own clock; the server does not know their time zone. @param at as in ISO 8601 */
export function LocalTime({ at }: { at: string }) {
  const time = useSyncExternalStore(
    never,
    () => formatted(at),
    () => `${formatted(at, 'UTC')} UTC`,
  );
  return <time dateTime={at}>{time}</time>;
}
