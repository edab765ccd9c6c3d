import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { findBrowser } from '@/bin/lib/browser';

function version(command: string | undefined, option: string): string {
  if (!command) return 'none';
  try {
    // nginx prints its version to stderr.
    const output = execFileSync('/bin/sh', ['-c', '"$0" "$1" 2>&1', command, option]).toString();
    return /\d+(\.\d+)+/.exec(output)?.[0] ?? 'unknown';
  } catch {
    return 'none';
  }
}

/** One line about the machine and the versions of the programs that take part. */
export function describeMachine(): string {
  const processors = cpus();
  return [
    `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
    `Node.js ${process.versions.node}`,
    `nginx ${version('nginx', '-v')}`,
    `Chromium ${version(findBrowser(), '--version')}`,
  ].join(', ');
}
