import { EnvError, readEnv } from '@/content-service/env';
import { BackupError } from '@/content-service/store/backup';

/**
 * Runs a program that takes a backup file as its only argument; what the operator can put right ends
 * it with one line and status 1.
 * @param script the npm script, for the line that says how it is used
 * @param act does it to the data folder that the variables name, and says what it did
 */
export function runBackupCommand(
  script: string,
  act: (dataDir: string, file: string) => string,
): void {
  process.umask(0o077);
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) {
    console.error(`Usage: npm run ${script} -- enquiries.db (DATA_DIR names the data folder)`);
    process.exit(1);
  }
  try {
    console.log(act(readEnv(process.env).DATA_DIR, file));
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
