import { EnvError, readEnv } from '@/content-service/env';
import { BackupError } from '@/content-service/store/backup';

/**
 * Runs a program whose only argument is a backup file. A mistake of the operator ends it with one line
 * and exit code 1.
 * @param script the npm script, for the usage line
 * @param run returns what to print
 */
export function runBackupCommand(
  script: string,
  run: (dataDir: string, file: string) => string,
): void {
  process.umask(0o077);
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) {
    console.error(`Usage: npm run ${script} -- enquiries.db (DATA_DIR names the data folder)`);
    process.exit(1);
  }
  try {
    console.log(run(readEnv(process.env).DATA_DIR, file));
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
