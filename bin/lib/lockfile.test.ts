/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { missingOptionalPackages, type Lockfile } from './lockfile';

describe('package-lock.json', () => {
  it('finds missing optional packages and derives the platform from the name', () => {
    const lockfile: Lockfile = {
      packages: {
        'node_modules/sharp': {
          optionalDependencies: {
            '@img/sharp-win32-x64': '1.2.3',
            '@img/sharp-linux-arm64': '^1.2.3',
          },
        },
        'node_modules/@img/sharp-linux-arm64': { version: '1.2.3' },
      },
    };
    expect(missingOptionalPackages(lockfile)).toEqual({
      'node_modules/@img/sharp-win32-x64': {
        version: '1.2.3',
        optional: true,
        os: ['win32'],
        cpu: ['x64'],
      },
    });
  });

  it('has the optional packages of every platform', () => {
    const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
    expect(missingOptionalPackages(lockfile)).toEqual({});
  });

  it('has no download URLs', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
  });
});
