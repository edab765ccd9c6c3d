import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readAudit } from './audit';
import { checkLicences, isAllowed, licenceOf } from './licences';

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND Apache-2.0', true],
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['UNLICENSED', false],
    [undefined, false],
  ])('%s allowed: %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });

  it('are read in every form of package.json', () => {
    expect(licenceOf({ license: 'MIT' })).toBe('MIT');
    expect(licenceOf({ license: { type: 'ISC', url: 'x' } })).toBe('ISC');
    expect(licenceOf({ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] })).toBe(
      'MIT OR Apache-2.0',
    );
    expect(licenceOf({})).toBeUndefined();
  });

  it('are refused with the name of the package; those that are not installed by the lockfile', async () => {
    const root = await mkdtemp(join(tmpdir(), 'licences-'));
    const write = async (file: string, content: object) => {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), JSON.stringify(content));
    };
    await write('package-lock.json', {
      packages: {
        '': {},
        'node_modules/@a/b': {},
        'node_modules/c/node_modules/d': {},
        'node_modules/other-platform': {},
        'node_modules/e': { license: 'MIT' },
        'node_modules/f': { license: 'AGPL-3.0-only' },
      },
    });
    await write('node_modules/@a/b/package.json', { license: 'MIT' });
    await write('node_modules/c/node_modules/d/package.json', { license: 'GPL-2.0-only' });
    expect(checkLicences(root)).toEqual({
      checked: 4,
      refused: ['d: GPL-2.0-only', 'f: AGPL-3.0-only'],
    });
  });
});

describe('audit', () => {
  const report = (vulnerabilities: object) =>
    readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }));

  it('counts only serious vulnerabilities', () => {
    expect(report({})).toEqual({ kind: 'answered', serious: [] });
    expect(
      report({
        a: { severity: 'high', range: '<2' },
        b: { severity: 'moderate', range: '*' },
        c: { severity: 'critical', range: '1.x' },
      }),
    ).toEqual({ kind: 'answered', serious: ['a <2: high', 'c 1.x: critical'] });
  });

  it.each([
    ['{"statusCode": 405, "error": {}}', 'it answered 405'],
    ['{"message": "request failed", "error": {}}', 'it was not reached'],
    ['', 'npm printed no report'],
  ])('is told from a registry that offers none: %s', (output, reason) => {
    expect(readAudit(output)).toEqual({ kind: 'not answered', reason });
  });
});
