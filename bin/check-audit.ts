/**
 * Exits with 1 for a serious vulnerability in a production dependency, with 2 if the registry is
 * silent.
 */
import { spawnSync } from 'node:child_process';
import { readAudit } from './lib/audit';
import { lockedFolders } from './lib/lockfile';

let silent = '';
let found = 0;
for (const folder of lockedFolders) {
  const options = ['--package-lock-only', '--omit=dev', '--audit-level=high', '--json'];
  const { stdout } = spawnSync('npm', ['--prefix', folder, 'audit', ...options], {
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  const audit = readAudit(stdout);
  if (audit.kind === 'not answered') {
    silent = audit.reason;
    break;
  }
  for (const line of audit.serious) console.error(`${folder}: ${line}`);
  found += audit.serious.length;
}
if (found > 0 || !silent) {
  console.log(`${found} packages with a serious known vulnerability`);
  process.exitCode = found === 0 ? 0 : 1;
} else {
  process.exitCode = 2;
  console.log(`Skipped: the npm registry offers no audit (${silent}).`);
}
