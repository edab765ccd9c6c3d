import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Figures that Linux keeps about a process, under `/proc`. */

const statusLine = (pid: number, name: string): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? NaN);
};

/** The most memory that a process has held since it started or since `forgetPeakMemory`, in bytes. */
export const peakMemory = (pid: number): number => statusLine(pid, 'VmHWM') * 1024;

/** What it holds now, in bytes. */
export const memory = (pid: number): number => statusLine(pid, 'VmRSS') * 1024;

export const threads = (pid: number): number => statusLine(pid, 'Threads');

/** Where Linux allows it; elsewhere the peak stays that since the start. */
export function forgetPeakMemory(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // A container may forbid it.
  }
}

const CLOCK_TICKS_PER_SECOND = 100;

/** Processor time that a process has used so far, in seconds. */
export function processorTime(pid: number): number {
  const fields = afterName(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / CLOCK_TICKS_PER_SECOND;
}

/** The process and all that it started, and those started. */
function family(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid);
  return [pid, ...children.flatMap(family)];
}

/** Processor time of a process and all that it started, so far, in seconds. */
export const processorTimeOfFamily = (pid: number): number =>
  family(pid).reduce((total, member) => total + processorTime(member), 0);

/** What Linux says about a process; nothing when it ended while the list of processes was read. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** The fields of `/proc/<pid>/stat` behind the name, which may hold spaces. */
const afterName = (pid: number): string[] => statOf(pid).split(') ').at(-1)?.split(' ') ?? [];

const parentOf = (pid: number): number => Number(afterName(pid)[1]);
