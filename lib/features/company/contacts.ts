import 'server-only';
import { getContacts } from '@/lib/content/endpoints';
import type { Contact } from '@/lib/content/people-schemas';

/** The person whom a service or product names; undefined where it names nobody who is known. */
export async function contactFor({ contact }: { contact?: number }): Promise<Contact | undefined> {
  if (contact === undefined) return undefined;
  return (await getContacts())?.find(({ id }) => id === contact);
}
