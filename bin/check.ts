/** Style, types and unit tests, with what they remember of the last time; needs no browser and no build. */
import { emptyReports, style, tool, unitTests } from './lib/site-steps';
import { createTestRun } from './lib/test-run';

emptyReports();
const { run, inTurn, conclude } = createTestRun({ skipFails: false });

await Promise.all([
  inTurn(style()),
  inTurn([
    { name: 'Types of the routes', args: tool('next', 'typegen') },
    { name: 'Types', args: tool('tsc', '--noEmit') },
  ]),
]);
await run(unitTests('node', 'dom'), 'together');

process.exit(conclude() ? 0 : 1);
