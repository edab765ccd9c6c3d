import { mkdirSync, rmSync } from 'node:fs';
import { readJestReport, readPlaywrightReport } from '../test-reports';
import type { Step } from './test-step';

const REPORTS = 'test-results/reports';
/** What the checks of style remember of files that have not changed. */
const CACHE = 'test-results/cache';

/** Reports of an earlier run must not be read for those of this one. */
export function emptyReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

export const tool = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args];
export const program = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];

/** @param remember to look at files only that have changed since the last time */
export function style(remember = false): Step[] {
  const cached = (name: string) =>
    remember
      ? ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/${name}`]
      : [];
  return [
    { name: 'ESLint', args: tool('eslint', ...cached('eslint'), '.') },
    { name: 'Stylelint', args: tool('stylelint', ...cached('stylelint'), '**/*.css') },
    {
      name: 'Prettier',
      args: tool('prettier', ...cached('prettier'), '--check', '--log-level', 'warn', '.'),
    },
  ];
}

/** @param projects parts of the suite, see jest.config.mjs; all of them unless some are named */
export function unitTests(...projects: string[]): Step {
  const report = `${REPORTS}/jest.json`;
  const selected = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  return {
    name: 'Unit tests',
    args: tool('jest', '--silent', '--json', `--outputFile=${report}`, ...selected),
    report: () => readJestReport(report),
  };
}

function playwright(name: string, project: string, ...options: string[]): Step {
  const report = `${REPORTS}/${project}.json`;
  return {
    name,
    args: tool('playwright', 'test', `--project=${project}`, ...options),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report: () => readPlaywrightReport(report),
  };
}

/** They start sites of their own, and wait most of the time. What is measured in `test:full` comes after the others. */
export const faults = (withBrowser: boolean): Step =>
  playwright(
    'Faults',
    process.env.EVERYDAY ? 'faults' : 'faults-measured',
    ...(withBrowser ? [] : ['--grep-invert=@browser']),
  );

export const journeys: Step = playwright('Journeys', 'journeys');
