/**
 * Exits with 1 for a serious vulnerability in a production dependency, with 2 if the registry is
 * silent.
 */
import { spawnSync } from 'node:child_process';
import { readAudit } from './lib/audit';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  timeout: 120_000,
  maxBuffer: 64 * 1024 * 1024,
});
const audit = readAudit(stdout);
if (audit.kind === 'not answered') {
  process.exitCode = 2;
  console.log(`Skipped: the npm registry offers no audit (${audit.reason}).`);
} else {
  for (const line of audit.serious) console.error(line);
  console.log(`${audit.serious.length} packages with a serious known vulnerability`);
  process.exitCode = audit.serious.length === 0 ? 0 : 1;
}
