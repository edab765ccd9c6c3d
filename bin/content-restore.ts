/** Copies a backup, or a database of SQLite, into a database without data. */
import { restore } from '@/content-service/store/backup';
import { runBackupCommand } from './lib/backup-command';

await runBackupCommand('content:restore', async (location, file) => {
  await restore(file, location);
  return `The data is in ${location.databaseUrl ? 'the database of DATABASE_URL' : location.dataDir}.`;
});
