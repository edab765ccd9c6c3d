/** Copies the embedded content service's database into a file, also while the service runs. */
import { backUp } from '@/content-service/store/backup';
import { runBackupCommand } from './lib/backup-command';

runBackupCommand('content:backup', (dataDir, file) => {
  backUp(dataDir, file);
  return `The database of ${dataDir} is in ${file}.`;
});
