/** Puts a backup into the data folder of a content service that has none yet. */
import { EnvError, readEnv } from '@/content-service/env';
import { BackupError, restore } from '@/content-service/store/backup';

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length > 0) {
  console.error('Usage: npm run content:restore -- enquiries.db (DATA_DIR names the data folder)');
  process.exit(1);
}
try {
  const { DATA_DIR } = readEnv(process.env);
  restore(file, DATA_DIR);
  console.log(`The backup is in ${DATA_DIR}.`);
} catch (error) {
  if (!(error instanceof BackupError || error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}
