import { EnvError, readEnv } from '@/content-service/env';
import { BackupError } from '@/content-service/store/backup';
import { exitWith } from './command-line';

/**
 * For programs whose only argument is a backup file.
 * @param script the npm script, for the usage
 * @param run returns what to print
 */
export function runBackupCommand(
  script: string,
  run: (dataDir: string, file: string) => string,
): void {
  process.umask(0o077);
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) {
    exitWith(`Usage: npm run ${script} -- enquiries.db (DATA_DIR names the data folder)`);
  }
  try {
    console.log(run(readEnv(process.env).DATA_DIR, file));
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof EnvError)) throw error;
    exitWith(error.message);
  }
}
