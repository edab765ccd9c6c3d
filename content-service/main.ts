import { drain } from './drain';
import { DISK_EXIT_CODE, DiskError } from './env';
import { EnvError } from '../node/env';
import { start } from './start';

// The database and the outbox contain personal data.
process.umask(0o077);

const { service, log, url } = await start(process.env).catch((error: unknown) => {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`content service: ${error.message}\n`);
  process.exit(error instanceof DiskError ? DISK_EXIT_CODE : 1);
});

let stopping = false;

async function stop(reason: string) {
  if (stopping) return;
  stopping = true;
  log.info({ reason }, 'Stopping');
  process.exit(await drain(() => service.close(), log));
}

process.on('SIGTERM', stop).on('SIGINT', stop);
// The parent process has ended, so nobody else would stop this one.
process.on('disconnect', () => void stop('disconnect'));

process.send?.({ type: 'listening', url });
