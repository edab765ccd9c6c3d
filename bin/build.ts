import { randomBytes } from 'node:crypto';
import { startNext, waitForExit } from './lib/processes';
import { exitOnEnvFile } from './lib/start-checks';
import { completeFolder } from './standalone/complete-folder';
import { restoreCache, saveCache } from './standalone/saved-cache';

exitOnEnvFile();

const CHECK_TYPES = process.argv.includes('--without-types') ? 'off' : 'on';
if (CHECK_TYPES === 'on')
  console.log('Types are checked, too; `-- --without-types` leaves that out.');

await saveCache();
const code = await waitForExit(
  startNext('build', [], { BUILD_NAME: randomBytes(9).toString('hex'), CHECK_TYPES }),
);
if (code === 0) await completeFolder();
await restoreCache();
process.exit(code);
