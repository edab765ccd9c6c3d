/** `npm run cms -- reset-password`, `npm run cms -- import`, and what `content:import` asks the editor. */
import { writeFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { importContent } from '@/publishing/import';
import { notesOf } from '@/publishing/import-notes';
import { publish } from '@/publishing/publish';
import { takenIn } from '@/publishing/taken';
import { resetPassword } from '@/server/reset-password';
import { openEditor } from '@/server/start';

/** @param report a file for what `npm run content:import -- --undo` must know */
async function takeIn(payload: Payload, report?: string): Promise<void> {
  const changes = await importContent(payload);
  if (changes.length === 0) console.log('The files are what the editor has published.');
  for (const change of changes) {
    const { file, added, changed, removed, refused } = change;
    const more = refused > 0 ? `, ${refused} not taken in` : '';
    console.log(`${file}: ${changed} changed, ${added} added, ${removed} removed${more}`);
    for (const note of notesOf(change)) console.log(note);
  }
  // What was saved in the editor meanwhile could not be published over the changed files.
  await publish(payload);
  const known = changes.map(({ file, kept, renumbered }) => ({ file, kept, renumbered }));
  if (report) await writeFile(report, JSON.stringify(known));
}

const [command, argument] = process.argv.slice(2);
const payload = await openEditor();
try {
  if (command === 'reset-password') {
    const { email, password } = await resetPassword(payload, argument);
    console.log(`User: ${email}\nPassword: ${password}`);
  } else if (command === 'taken') console.log(JSON.stringify(await takenIn(payload)));
  else await takeIn(payload, argument);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await payload.destroy();
}
process.exit();
