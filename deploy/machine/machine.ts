import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { isRunning } from '../../bin/lib/processes';
import { read, run } from '../containers/command';

const BOOT_MS = 120_000;
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Boots the system in a folder with its own systemd; it shares the network of this machine. */
export async function boot(folder: string) {
  const child = spawn(
    'systemd-nspawn',
    [
      ...['--quiet', `--directory=${folder}`, '--machine=forgefront', '--boot'],
      // No systemd of this machine is needed.
      ...['--register=no', '--keep-unit', '--console=pipe'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const enter = (script: string) =>
    [
      ...['nsenter', `--target=${leaderOf(child.pid)}`, '--mount', '--uts', '--ipc', '--pid'],
      ...['env', '--ignore-environment', `PATH=${PATH}`, 'HOME=/root', 'TERM=dumb'],
      ...['DEBIAN_FRONTEND=noninteractive', 'sh', '-euc', script],
    ] as [string, ...string[]];

  const machine = {
    ask: async (script: string) => read(...enter(script)),
    /** Shows the output. */
    run: async (script: string) => run(...enter(script)),
    stop: async () => {
      // Of systemd: a clean power off.
      if (isRunning(child)) child.kill('SIGTERM');
      await exited;
    },
  };
  await untilBooted(machine.ask, () => isRunning(child)).catch(async (error: unknown) => {
    await machine.stop();
    throw error;
  });
  return machine;
}

export type Machine = Awaited<ReturnType<typeof boot>>;

/** The first process of the machine; while it boots, a process that prepares it. */
function leaderOf(parent = 0): string {
  const [leader] = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ');
  return leader || 'none';
}

async function untilBooted(ask: Machine['ask'], isRunning: () => boolean): Promise<void> {
  const end = Date.now() + BOOT_MS;
  for (;;) {
    // Anything but running makes the exit code one of failure.
    const state = await ask('systemctl is-system-running || true').catch(() => '');
    if (['running', 'degraded'].includes(state)) return;
    if (!isRunning() || Date.now() > end) throw new Error(`systemd did not start: ${state}`);
    await setTimeout(500);
  }
}
