import { readFileSync } from 'node:fs';

type TimedTest = { title: string; ms: number };

export type Report = { passed: number; failed: number; skipped: number; tests: TimedTest[] };

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
};

/** @throws when there is no such file */
export function readJestReport(file: string): Report {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: 0,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${name.replace(`${process.cwd()}/`, '')} › ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  };
}

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

function timedTests(suite: PlaywrightSuite, titles: readonly string[] = []): TimedTest[] {
  const path = [...titles, suite.title];
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration }) => ({ title: [...path, title].join(' › '), ms: duration })),
      ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => timedTests(inner, path)),
  ];
}

/** @throws when there is no such file */
export function readPlaywrightReport(file: string): Report {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    tests: suites.flatMap((suite) => timedTests(suite)),
  };
}

const TAP_COUNT = /^# (pass|fail|skipped) (\d+)$/gm;
const TAP_TEST = /^(?: {4})?(?:not )?ok \d+ - (.+)\n\s+---\n\s+duration_ms: ([\d.]+)/gm;

/** Of `node --test`. @throws when there is no such file, or its end is missing */
export function readTapReport(file: string): Report {
  const text = readFileSync(file, 'utf8');
  const counts = new Map([...text.matchAll(TAP_COUNT)].map(([, name, n]) => [name, Number(n)]));
  const [passed, failed] = [counts.get('pass'), counts.get('fail')];
  if (passed === undefined || failed === undefined) throw new Error(`${file} has no end`);
  const tests = [...text.matchAll(TAP_TEST)].map(([, title = '', ms]) => ({
    title,
    ms: Number(ms),
  }));
  return { passed, failed, skipped: counts.get('skipped') ?? 0, tests };
}
