import { EnvError } from '@/node/env';
import { BackupError } from '@/content-service/store/backup';
import { DatabaseUrlError, type DatabaseLocation } from '@/content-service/store/database';
import { exitWith } from './command-line';
import { databaseLocation } from './database-location';

/**
 * For programs whose only argument is a backup file.
 * @param script the npm script, for the usage
 * @param run returns what to print
 */
export async function runBackupCommand(
  script: string,
  run: (location: DatabaseLocation, file: string) => Promise<string>,
): Promise<void> {
  process.umask(0o077);
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) {
    exitWith(
      `Usage: npm run ${script} -- enquiries.db (DATA_DIR and DATABASE_URL as for the service)`,
    );
  }
  try {
    console.log(await run(databaseLocation(), file));
  } catch (error) {
    const isExpected = [BackupError, EnvError, DatabaseUrlError].some((of) => error instanceof of);
    if (!isExpected) throw error;
    exitWith((error as Error).message);
  }
}
