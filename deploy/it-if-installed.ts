import { existsSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../bin/cluster/programs';

/**
 * A test that needs what is not everywhere, and says so where it is skipped.
 * @param program its name, or a file by its path
 * @param what is tested
 * @param always in CI it is there: without it the test fails
 */
export function itIfInstalled(program: string, what: string, always = false) {
  const found = path.isAbsolute(program) ? existsSync(program) : findProgram(program);
  if (!found) process.stdout.write(`Skipped: ${what}. Needs ${program}.\n`);
  return found || (always && process.env.CI) ? it : it.skip;
}
