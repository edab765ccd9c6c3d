import { execFileSync } from 'node:child_process';

type Program = { pid: number; parent: number; command: string };

/** All programs of the machine; none where there is no `ps`, as on Windows. */
function programs(): Program[] {
  try {
    return execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
      .filter((found) => found !== null)
      .map(([, pid, parent, command = '']) => ({
        pid: Number(pid),
        parent: Number(parent),
        command,
      }));
  } catch {
    return [];
  }
}

/**
 * Ends a program and all that it has started, whatever they do about it.
 * @returns the commands of those without children of their own: what the others waited for
 */
export function endTree(pid: number): string[] {
  const all = programs();
  const childrenOf = (parent: number) => all.filter((program) => program.parent === parent);
  const below = (parent: number): Program[] =>
    childrenOf(parent).flatMap((child) => [child, ...below(child.pid)]);
  const started = below(pid);
  for (const { pid: each } of [{ pid }, ...started]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
  return started
    .filter(({ pid: each }) => childrenOf(each).length === 0)
    .map(({ command }) => command);
}
