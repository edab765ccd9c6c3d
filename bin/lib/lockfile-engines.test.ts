import { spawnSync } from 'node:child_process';

// Lighthouse in bench/ needs Node.js 22, which its package brings.
it.each(['.', 'cms', 'bin/fonts'])('npm ci in %s takes this Node.js', (folder) => {
  const plan = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--engine-strict'];
  const { status, stderr } = spawnSync('npm', ['--prefix', folder, ...plan], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('EBADENGINE')]);
});
