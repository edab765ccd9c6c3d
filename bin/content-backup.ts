/** Copies the embedded content service's database into a file, also while the service runs. */
import { EnvError, readEnv } from '@/content-service/env';
import { BackupError, backUp } from '@/content-service/store/backup';

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length > 0) {
  console.error('Usage: npm run content:backup -- enquiries.db (DATA_DIR names the data folder)');
  process.exit(1);
}
try {
  const { DATA_DIR } = readEnv(process.env);
  backUp(DATA_DIR, file);
  console.log(`The database of ${DATA_DIR} is in ${file}.`);
} catch (error) {
  if (!(error instanceof BackupError || error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}
