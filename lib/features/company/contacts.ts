import 'server-only';
import { getContacts } from '@/lib/content/store/endpoints';
import type { Contact } from '@/lib/content/schemas/people-schemas';

/** The person whom a service or product names; undefined where it names nobody who is known. */
export async function contactFor({ contact }: { contact?: number }): Promise<Contact | undefined> {
  if (contact === undefined) return undefined;
  return (await getContacts())?.find(({ id }) => id === contact);
}

/** Who answers a request for a quote: the person whom its product names, or the first of the company's. */
export async function contactForQuotes(product?: { contact?: number }) {
  return (product && (await contactFor(product))) ?? (await getContacts())?.[0];
}
