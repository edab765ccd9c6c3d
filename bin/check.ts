/** Style, types, and the unit tests of what is changed and not committed; needs no browser and no build. */
import { emptyReports, style, tool, unitTests, WITHOUT_PROGRAMS } from './lib/site-steps';
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
await run(unitTests('--onlyChanged', ...WITHOUT_PROGRAMS), 'together');

process.exit(conclude() ? 0 : 1);
