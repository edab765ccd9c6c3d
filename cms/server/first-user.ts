import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { BOOTSTRAP } from '@/collections/users';
import { env } from './env';

const DEFAULT_EMAIL = 'admin@editor.example';

/** 24 characters without those that look alike. */
export function newPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return [...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('');
}

export type FirstUser = { email: string; password?: string; isNew: boolean };

/** Makes the administrator of an empty database, before anybody is answered. */
export async function firstUser(payload: Payload): Promise<FirstUser> {
  const { docs } = await payload.find({
    collection: 'users' as never,
    where: { role: { equals: 'administrator' } },
    sort: 'id',
    limit: 1,
    overrideAccess: true,
  });
  const found = docs[0] as { email: string } | undefined;
  if (found) return { email: found.email, isNew: false };
  const email = env.adminEmail ?? DEFAULT_EMAIL;
  const password = env.adminPassword ?? newPassword();
  await payload.create({
    collection: 'users' as never,
    data: { email, password, role: 'administrator', name: 'Administrator' } as never,
    context: { [BOOTSTRAP]: true },
    overrideAccess: true,
  });
  return { email, password: env.adminPassword ? undefined : password, isNew: true };
}
