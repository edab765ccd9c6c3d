/** `npm run cms -- reset-password` and `npm run cms -- import`. */
import type { Payload } from 'payload';
import { importContent } from '@/contract/import';
import { resetPassword } from '@/server/reset-password';
import { openEditor } from '@/server/start';

async function takeIn(payload: Payload): Promise<void> {
  const changes = await importContent(payload);
  if (changes.length === 0) console.log('The files are what the editor has published.');
  for (const { file, added, changed, removed } of changes)
    console.log(`${file}: ${changed} changed, ${added} added, ${removed} removed`);
}

const [command, argument] = process.argv.slice(2);
const payload = await openEditor();
try {
  if (command === 'reset-password') {
    const { email, password } = await resetPassword(payload, argument);
    console.log(`User: ${email}\nPassword: ${password}`);
  } else await takeIn(payload);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await payload.destroy();
}
process.exit();
