import { existsSync, readFileSync } from 'node:fs';
import { runProgram } from './programs';

/** Installs the benchmark's own packages where they are missing or outdated, and builds the site. */
export async function prepare(): Promise<void> {
  if (!isInstalled()) {
    console.log('Installing the packages of the benchmark.');
    await runProgram('npm', ['ci', '--prefix', 'bench'], {
      seconds: 600,
      variables: { NODE_ENV: undefined },
    });
  }
  console.log('Building the site.');
  await build();
}

/** @returns how long the build took, in seconds */
export async function build(variables: Record<string, string> = {}): Promise<number> {
  const start = performance.now();
  await runProgram(process.execPath, ['--import', 'tsx', 'bin/build.ts'], {
    seconds: 900,
    variables,
  });
  return (performance.now() - start) / 1_000;
}

type Lockfile = { packages: Record<string, { version?: string }> };

function isInstalled(): boolean {
  const installed = 'bench/node_modules/.package-lock.json';
  if (!existsSync(installed)) return false;
  const versions = (file: string) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
    return ['lighthouse', 'node'].map((name) => packages[`node_modules/${name}`]?.version);
  };
  return versions(installed).join() === versions('bench/package-lock.json').join();
}
