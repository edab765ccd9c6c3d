import { readPlaywrightReport, readTapReport } from '../test-reports';
import type { Step } from './test-step';

const npm = (name: string, ...args: string[]): Step => ({
  name,
  command: 'npm',
  args: ['--prefix', 'cms', ...args],
});

const REPORTS = 'cms/test-results';

/** The tests of the editor, a package of its own; its journeys need the production build of the site. */
export function editorSteps(): Step[] {
  return [
    npm('Packages of the editor', 'ci', '--no-audit', '--no-fund'),
    npm('Style of the editor', 'run', 'lint'),
    npm('Types of the editor', 'run', 'typecheck'),
    {
      ...npm('Unit tests of the editor', 'run', 'unit'),
      report: () => readTapReport(`${REPORTS}/unit.tap`),
    },
    {
      ...npm('Journeys in the editor, on SQLite', 'run', 'e2e'),
      report: () => readPlaywrightReport(`${REPORTS}/journeys-sqlite.json`),
    },
    {
      ...npm('Journeys in the editor, on PostgreSQL', 'run', 'e2e:postgres'),
      report: () => readPlaywrightReport(`${REPORTS}/journeys-postgres.json`),
    },
  ];
}
