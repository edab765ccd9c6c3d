import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const statusLine = (pid: number, name: string): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? NaN);
};

/** The largest resident memory since the start or `resetPeakMemory`, in bytes. */
export const peakMemory = (pid: number): number => statusLine(pid, 'VmHWM') * 1024;

/** The resident memory now, in bytes. */
export const memory = (pid: number): number => statusLine(pid, 'VmRSS') * 1024;

export const threads = (pid: number): number => statusLine(pid, 'Threads');

/** Has no effect where a container forbids it. */
export function resetPeakMemory(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // The peak then counts from the start of the process.
  }
}

const CLOCK_TICKS_PER_SECOND = 100;

/** CPU time of a process so far, in seconds. */
export function cpuTime(pid: number): number {
  const fields = afterName(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / CLOCK_TICKS_PER_SECOND;
}

function processTree(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid);
  return [pid, ...children.flatMap(processTree)];
}

/** CPU time of a process and all its descendants so far, in seconds. */
export const cpuTimeOfTree = (pid: number): number =>
  processTree(pid).reduce((total, member) => total + cpuTime(member), 0);

/** Empty when the process has ended meanwhile. */
function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** The fields of `/proc/<pid>/stat` after the name, which may contain spaces. */
const afterName = (pid: number): string[] => readStat(pid).split(') ').at(-1)?.split(' ') ?? [];

const parentOf = (pid: number): number => Number(afterName(pid)[1]);
