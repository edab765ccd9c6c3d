import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { emptyTrashDaily } from '@/collections/trash';
import { importContent } from '@/publishing/import';
import { notesOf } from '@/publishing/import-notes';
import { schedulePublish } from '@/publishing/publish-queue';
import { beforeMigrating } from './before-migrating';
import { checkpointAtExit } from './checkpoint';
import { openDataFolder } from './data-folder';
import { checkContentDir, env } from './env';
import { firstUser, type FirstUser } from './first-user';
import { oneAtATime } from './one-at-a-time';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The database, with its tables as this version wants them. */
export async function openEditor(options: { cron?: boolean; key?: string } = {}): Promise<Payload> {
  checkContentDir();
  openDataFolder();
  return oneAtATime('migrate', async () => {
    await beforeMigrating();
    checkpointAtExit();
    return getPayload({ config, ...options });
  });
}

/** The first content of an empty database. */
export async function seedWhereEmpty(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'published-files' });
  if (totalDocs > 0) return;
  const started = performance.now();
  say('Taking in the content folder (takes about 20 s) …');
  const changes = await importContent(payload);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  say(`Took in ${changes.length} files of content in ${seconds} s.`);
  for (const change of changes.filter(({ notes }) => notes.length > 0))
    say([`${change.file}:`, ...notesOf(change)].join('\n'));
}

function announce({ email, password, isNew }: FirstUser): void {
  say(`\nEditor: ${env.url}/admin`);
  say(`User: ${email}`);
  if (password) say(`Password: ${password}`);
  else if (isNew) say('The password is that of ADMIN_PASSWORD.');
  else say('The password is the one made before; for a new one: npm run cms -- reset-password');
  say('Stop with Ctrl+C\n');
}

/** Once somebody who waited for the start has been answered. */
const CATCH_UP_MS = 5_000;

/** Everything that must be done before anybody is answered. */
export async function startEditor(): Promise<void> {
  const payload = await openEditor({ cron: true });
  const user = await oneAtATime('seed', async () => {
    const first = await firstUser(payload);
    await seedWhereEmpty(payload);
    return first;
  });
  // What was saved just before the last stop may not have been written.
  setTimeout(() => schedulePublish(payload), CATCH_UP_MS);
  emptyTrashDaily(payload);
  announce(user);
}
