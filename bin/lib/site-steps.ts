import { mkdirSync, rmSync } from 'node:fs';
import { readJestReport, readPlaywrightReport } from '../test-reports';
import type { Step } from './test-step';

const REPORTS = 'test-results/reports';
/** What the checks of style remember of files that have not changed. */
const CACHE = 'test-results/cache';

/** Parts of the suite, see jest.config.mjs. */
export const WITHOUT_PROGRAMS = ['--selectProjects', 'node', 'dom'];

/** Reports of an earlier run must not be read for those of this one. */
export function emptyReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

export const tool = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];
export const program = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];

/** Looks at files only that have changed since the last time, by their content. */
export function style(): Step[] {
  const cached = (name: string) =>
    `--cache --cache-strategy content --cache-location ${CACHE}/${name}`.split(' ');
  return [
    { name: 'ESLint', args: tool('eslint', ...cached('eslint'), '.') },
    { name: 'Stylelint', args: tool('stylelint', ...cached('stylelint'), '**/*.css') },
    {
      name: 'Prettier',
      args: tool('prettier', ...cached('prettier'), '--check', '--log-level', 'warn', '.'),
    },
  ];
}

/** @param options of Jest: those that select, as all of them run otherwise */
export function unitTests(...options: string[]): Step {
  const report = `${REPORTS}/jest.json`;
  return {
    name: 'Unit tests',
    args: tool('jest', '--silent', '--json', `--outputFile=${report}`, ...options),
    // Each file loads all of its modules anew: what is soon free need not be collected again and again.
    env: { NODE_OPTIONS: '--max-semi-space-size=64' },
    report: () => readJestReport(report),
  };
}

function playwright(name: string, projects: string[], ...options: string[]): Step {
  const report = `${REPORTS}/${projects.join('-')}.json`;
  return {
    name,
    args: tool('playwright', 'test', ...projects.map((one) => `--project=${one}`), ...options),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report: () => readPlaywrightReport(report),
  };
}

/**
 * Those of faults start sites of their own and wait most of their time, journeys half of it: they share the
 * processors, but where seconds are measured.
 */
export function browserTests(full: boolean, browser: boolean): Step[] {
  if (!browser) return [playwright('Faults', ['faults'], '--grep-invert=@browser')];
  if (!full) return [playwright('Journeys and faults', ['faults', 'journeys'])];
  return [playwright('Faults', ['faults-measured']), playwright('Journeys', ['journeys'])];
}
