import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  lockedFolders,
  missingOptionalPackages,
  packagesWithoutIntegrity,
  type Lockfile,
} from './lockfile';

describe('missing optional packages', () => {
  it('come with the platform from their name', () => {
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
});

describe.each(lockedFolders)('the lockfile of %s', (folder) => {
  const text = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

  it('has the optional packages of every platform', () => {
    expect(missingOptionalPackages(JSON.parse(text) as Lockfile)).toEqual({});
  });

  it('has the hash of every package', () => {
    expect(packagesWithoutIntegrity(JSON.parse(text) as Lockfile)).toEqual([]);
  });

  it('has no download URL', () => {
    expect(text).not.toMatch(/"resolved": "https?:/);
  });
});

it('is checked, whichever folder has one', () => {
  const { stdout } = spawnSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' });
  const folders = stdout
    .trim()
    .split('\n')
    .map((file) => path.dirname(file));
  expect(folders.sort()).toEqual([...lockedFolders].sort());
});
