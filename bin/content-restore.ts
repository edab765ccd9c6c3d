/** Puts a backup into the data folder of a content service that has none yet. */
import { restore } from '@/content-service/store/backup';
import { runBackupCommand } from './lib/backup-command';

runBackupCommand('content:restore', (dataDir, file) => {
  restore(file, dataDir);
  return `The backup is in ${dataDir}.`;
});
