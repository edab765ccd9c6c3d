import { existsSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../../bin/cluster/programs';

/**
 * `it`, skipped with a message where a program is not installed.
 * @param program a name, or the path of a file
 * @param what the message calls the test
 * @param always whether the test fails in CI without the program
 * @param needed what the message asks for
 */
export function itIfInstalled(program: string, what: string, always = false, needed = program) {
  const found = path.isAbsolute(program) ? existsSync(program) : findProgram(program);
  if (!found) process.stdout.write(`Skipped: ${what}. Needs ${needed}.\n`);
  return found || (always && process.env.CI) ? it : it.skip;
}
