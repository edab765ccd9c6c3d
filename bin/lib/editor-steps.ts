import { readPlaywrightReport, readTapReport } from '../test-reports';
import type { Step } from './test-step';

const npm = (name: string, ...args: string[]): Step => ({
  name,
  command: 'npm',
  args: ['--prefix', 'cms', ...args],
});

const REPORTS = 'cms/test-results';

/** The editor is a package of its own. */
export const editorPackages = npm('Packages of the editor', 'ci', '--no-audit', '--no-fund');

export const editorBuild: Step = {
  name: 'Build of the editor',
  args: ['--import', 'tsx', 'bin/build-editor.ts'],
};

export const editorStyle = npm('Style of the editor', 'run', 'lint');

/** @param full with those of the folder `full`, slow or on PostgreSQL */
export const editorChecks = (full: boolean): Step[] => [
  // After the build, which writes types.
  npm('Types of the editor', 'run', 'typecheck'),
  {
    ...npm('Unit tests of the editor', 'run', full ? 'unit:full' : 'unit'),
    report: () => readTapReport(`${REPORTS}/unit.tap`),
  },
];

/** With its build, and the production build of the site. */
export const editorJourneys: Step = {
  ...npm('Journeys in the editor, on SQLite', 'run', 'e2e'),
  report: () => readPlaywrightReport(`${REPORTS}/journeys-sqlite.json`),
};

/** After those on SQLite, with their build. */
export const editorOnPostgres: Step = {
  ...npm('Journeys in the editor, on PostgreSQL', 'run', 'e2e:postgres'),
  report: () => readPlaywrightReport(`${REPORTS}/journeys-postgres.json`),
};
