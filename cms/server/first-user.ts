import { randomBytes } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { BOOTSTRAP } from '@/collections/users';
import { env } from './env';

const DEFAULT_EMAIL = 'admin@editor.example';

/** 24 characters without those that look alike. */
export function newPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return [...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('');
}

type User = { id: number; email: string };
export type FirstUser = User & { password?: string; isNew: boolean };

const collection = 'users';

async function firstWhere(payload: Payload, where: Where): Promise<User | undefined> {
  const { docs } = await payload.find({ collection, where, sort: 'id', limit: 1 });
  return docs[0];
}

/**
 * The first administrator. Made before anybody is answered where there is none: of the user with the
 * address that the operator names, or as a new one.
 */
export async function firstUser(payload: Payload): Promise<FirstUser> {
  const found = await firstWhere(payload, { role: { equals: 'administrator' } });
  if (found) return { id: found.id, email: found.email, isNew: false };
  const email = env.adminEmail ?? DEFAULT_EMAIL;
  const known = await firstWhere(payload, { email: { equals: email.toLowerCase() } });
  if (known) {
    await payload.update({ collection, id: known.id, data: { role: 'administrator' } });
    return { id: known.id, email: known.email, isNew: false };
  }
  const password = env.adminPassword ?? newPassword();
  const { id } = await payload.create({
    collection,
    data: { email, password, role: 'administrator', name: 'Administrator' },
    context: { [BOOTSTRAP]: true },
    overrideAccess: true,
  });
  return { id: Number(id), email, password: env.adminPassword ? undefined : password, isNew: true };
}
