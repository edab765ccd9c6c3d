/** Copies the embedded content service's database into a file, also while the service runs. */
import { backUp } from '@/content-service/store/backup';
import { contentsAsText } from '@/content-service/store/contents';
import { runBackupCommand } from './lib/backup-command';

await runBackupCommand('content:backup', async (location, file) => {
  const copied = await backUp(location, file);
  return `The database of ${location.databaseUrl ? 'DATABASE_URL' : location.dataDir} is in ${file}: ${contentsAsText(copied)}`;
});
