import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJestReport, readPlaywrightReport, readTapReport } from './test-reports';

describe('test reports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  const file = path.join(folder, 'report.json');
  const write = (report: unknown) => writeFileSync(file, JSON.stringify(report));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('counts a Jest file that could not be run as a failure', () => {
    write({
      numPassedTests: 2,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      testResults: [
        {
          name: path.resolve('lib/a.test.ts'),
          message: '● adds: expected 2',
          assertionResults: [
            { fullName: 'adds', duration: 12, failureMessages: ['expected 2'] },
            { fullName: 'is skipped', duration: null, failureMessages: [] },
          ],
        },
        {
          name: path.resolve('lib/b.test.ts'),
          message: 'cannot find b',
          assertionResults: [],
        },
        {
          name: path.resolve('lib/c.test.ts'),
          message: 'cannot be cleaned up',
          assertionResults: [{ fullName: 'passes', duration: 1, failureMessages: [] }],
        },
      ],
    });
    expect(readJestReport(file)).toEqual({
      passed: 2,
      failed: 3,
      skipped: 0,
      tests: [
        { title: 'lib/a.test.ts › adds', ms: 12 },
        { title: 'lib/a.test.ts › is skipped', ms: 0 },
        { title: 'lib/c.test.ts › passes', ms: 1 },
      ],
      failures: [
        { title: 'lib/a.test.ts › adds', message: 'expected 2' },
        { title: 'lib/b.test.ts', message: 'cannot find b' },
        { title: 'lib/c.test.ts', message: 'cannot be cleaned up' },
      ],
    });
  });

  it('counts a flaky browser test and an error outside of tests as failures, and says what a page showed', () => {
    const context = path.join(folder, 'error-context.md');
    writeFileSync(
      context,
      '# Error\n\n```\nnot seen\n```\n\n```yaml\n- link "Menu" [ref=e1]:\n  - /url: /a\n```\n',
    );
    const attachments = [{ name: 'error-context', path: context }];
    const spec = {
      title: 'opens',
      tests: [
        {
          status: 'flaky',
          results: [{ duration: 30, errors: [{ message: 'not seen' }], attachments }],
        },
        { status: 'skipped', results: [] },
      ],
    };
    write({
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 },
      errors: [{ message: 'no web server' }],
      suites: [{ title: 'menu.spec.ts', specs: [], suites: [{ title: 'menu', specs: [spec] }] }],
    });
    expect(readPlaywrightReport(file)).toEqual({
      passed: 3,
      failed: 3,
      skipped: 4,
      tests: [{ title: 'menu.spec.ts › menu › opens', ms: 30 }],
      failures: [
        { title: 'outside of tests', message: 'no web server' },
        { title: 'menu.spec.ts › menu › opens', message: 'not seen', page: '- link "Menu":\n' },
      ],
    });
  });

  it('are not read where a run wrote none', () => {
    expect(() => readJestReport(path.join(folder, 'none.json'))).toThrow('ENOENT');
  });

  it('reads what `node --test` has counted, and refuses a report without its end', () => {
    const tap = `TAP version 13
# Subtest: publishing
    ok 1 - writes the list
      ---
      duration_ms: 12.5
      ...
    ok 2 - stops # SKIP
    not ok 4 - comes later # SKIP
    not ok 5 - is no failure yet # SKIP
      ---
      duration_ms: 1
      ...
    not ok 3 - goes on
      ---
      duration_ms: 2
      error: 'file is gone'
      ...
ok 1 - publishing
  ---
  duration_ms: 30
  ...
`;
    writeFileSync(file, `${tap}# tests 2\n# pass 1\n# fail 1\n# skipped 1\n`);
    expect(readTapReport(file)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      tests: [
        { title: 'writes the list', ms: 12.5 },
        { title: 'is no failure yet # SKIP', ms: 1 },
        { title: 'goes on', ms: 2 },
        { title: 'publishing', ms: 30 },
      ],
      failures: [{ title: 'goes on', message: expect.stringContaining('file is gone') }],
    });
    writeFileSync(file, tap);
    expect(() => readTapReport(file)).toThrow('has no end');
  });
});
