import { existsSync, readFileSync } from 'node:fs';

type TimedTest = { title: string; ms: number };

/** Of a test, or of a file of tests that could not be run. */
type Failure = {
  title: string;
  message: string;
  /** What the page showed at the end, as a screen reader would read it. */
  page?: string;
};

export type Report = {
  passed: number;
  failed: number;
  skipped: number;
  tests: TimedTest[];
  failures: Failure[];
};

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      fullName: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
};

const fromRoot = (file: string) => file.replace(`${process.cwd()}/`, '');

function failedInJest({ name, message, assertionResults }: JestReport['testResults'][number]) {
  const file = fromRoot(name);
  const failed = assertionResults.flatMap(({ fullName, failureMessages }) =>
    failureMessages?.length
      ? [{ title: `${file} › ${fullName}`, message: failureMessages.join('\n') }]
      : [],
  );
  // The file could not be run, or failed outside of its tests, as after the last one.
  return failed.length === 0 && message ? [{ title: file, message }] : failed;
}

/** @throws when there is no such file */
export function readJestReport(file: string): Report {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: 0,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${fromRoot(name)} › ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
    failures: report.testResults.flatMap(failedInJest),
  };
}

type PlaywrightError = { message?: string };

type Attachment = { name: string; path?: string };

type PlaywrightResult = {
  duration: number;
  errors?: PlaywrightError[];
  attachments?: Attachment[];
};

type PlaywrightTest = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: PlaywrightResult[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
};

/** @returns each test with its titles from the file on */
function testsOf(
  suite: PlaywrightSuite,
  titles: readonly string[] = [],
): (PlaywrightTest & { title: string })[] {
  const path = [...titles, suite.title];
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map((test) => ({ ...test, title: [...path, title].join(' › ') })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path)),
  ];
}

const messages = (errors: readonly PlaywrightError[] = []) =>
  errors.map(({ message = '' }) => message).join('\n');

function shownPage(attachments: readonly Attachment[] = []): string | undefined {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return undefined;
  const shown = /^```yaml\n([\s\S]*?)^```$/m.exec(readFileSync(path, 'utf8'))?.[1];
  // Without where links lead, and the marks for programs.
  return shown?.replace(/^ *- \/url: .*\n/gm, '').replace(/ \[(?:ref=|cursor=)[^\]]*\]/g, '');
}

/** @throws when there is no such file */
export function readPlaywrightReport(file: string): Report {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const tests = suites.flatMap((suite) => testsOf(suite));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    tests: tests.flatMap(({ title, results }) =>
      results.map(({ duration }) => ({ title, ms: duration })),
    ),
    failures: [
      ...errors.map(({ message = '' }) => ({ title: 'outside of tests', message })),
      ...tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ title, results }) => ({
          title,
          message: results.map((result) => messages(result.errors)).join('\n'),
          page: shownPage(results.at(-1)?.attachments),
        })),
    ],
  };
}

const TAP_COUNT = /^# (pass|fail|skipped) (\d+)$/gm;
const TAP_TEST = /^(?: {4})?(?:not )?ok \d+ - (.+)\n\s+---\n\s+duration_ms: ([\d.]+)/gm;
const TAP_FAILURE = /^ *not ok \d+ - (.+)\n +---\n([\s\S]*?)^ *\.\.\.$/gm;

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
  const failures = [...text.matchAll(TAP_FAILURE)]
    // With a directive behind its title it is none.
    .filter(([, title = '']) => !/ # [A-Z]+/.test(title))
    .map(([, title = '', message = '']) => ({ title, message }));
  return { passed, failed, skipped: counts.get('skipped') ?? 0, tests, failures };
}
