/** Restores a backup into a data folder that has no database. */
import { restore } from '@/content-service/store/backup';
import { runBackupCommand } from './lib/backup-command';

runBackupCommand('content:restore', (dataDir, file) => {
  restore(file, dataDir);
  return `The backup is in ${dataDir}.`;
});
