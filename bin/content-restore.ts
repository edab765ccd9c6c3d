/** Copies a backup, or a database of SQLite, into a database without data. */
import { restore } from '@/content-service/store/backup';
import { contentsAsText } from '@/content-service/store/contents';
import { runBackupCommand } from './lib/backup-command';

await runBackupCommand('content:restore', async (location, file) => {
  const brought = await restore(file, location);
  return `The data is in ${location.databaseUrl ? 'the database of DATABASE_URL' : location.dataDir}: ${contentsAsText(brought)}`;
});
