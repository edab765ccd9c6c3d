import type { Payload } from 'payload';
import { firstUser, newPassword } from './first-user';

const collection = 'users';

async function userOf(payload: Payload, email: string): Promise<{ id: number; email: string }> {
  const where = { email: { equals: email.toLowerCase() } };
  const { docs } = await payload.find({ collection, where, limit: 1 });
  if (!docs[0]) throw new Error(`There is no user ${email}.`);
  return docs[0];
}

/** Of the first administrator where nobody is named; there is one afterwards. */
export async function resetPassword(payload: Payload, email?: string) {
  const user = email ? await userOf(payload, email) : await firstUser(payload);
  const password = newPassword();
  await payload.update({ collection, id: user.id, data: { password } });
  await payload.unlock({
    collection,
    data: { email: user.email, password },
    overrideAccess: true,
  });
  return { email: user.email, password };
}
