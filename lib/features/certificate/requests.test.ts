import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Requests from './requests';
import type { CertificateSession } from './session';

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

async function afterRestart(): Promise<typeof Requests> {
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('site:store:certificate-requests')];
  jest.resetModules();
  return import('./requests');
}

let number = 0;
const sessionOf = (email: string, unlocked = false): CertificateSession => ({
  id: `r${++number}`,
  email,
  requestedAt: Date.now(),
  unlocked,
});

describe('requests', () => {
  it('remembers resets, uses and replacements after a restart', async () => {
    const before = await afterRestart();
    const [reset, used] = [sessionOf('a@forge.example', true), sessionOf('b@forge.example')];
    const [first, second] = [sessionOf('c@forge.example'), sessionOf('C@forge.example')];
    await before.recordReset(reset);
    await before.recordUse(used);
    await before.recordRequest(first);
    await before.recordRequest(second);
    const after = await afterRestart();
    expect(await after.isCurrent(reset)).toBe(false);
    expect(await after.isCurrent(used)).toBe(false);
    expect(await after.isCurrent({ ...used, unlocked: true })).toBe(true);
    expect(await after.isCurrent(first)).toBe(false);
    expect(await after.isCurrent(second)).toBe(true);
  });

  it('remembers them on a machine that pauses whenever a clock was read', async () => {
    const [date, elapsed] = [Date.now, performance.now.bind(performance)];
    let [pause, paused] = [0, 0];
    const clocks = [
      jest.spyOn(Date, 'now').mockImplementation(() => date() + (paused += pause) - pause),
      jest.spyOn(performance, 'now').mockImplementation(() => elapsed() + paused),
    ];
    const before = await afterRestart();
    const used = { ...sessionOf('g@forge.example'), unlocked: true };
    await before.recordUse(used);
    pause = 60_000;
    const after = await afterRestart();
    pause = 0;
    expect(await after.isCurrent(used)).toBe(true);
    clocks.forEach((clock) => clock.mockRestore());
  });

  it('rejects cookies older than its records if those are lost', async () => {
    const { isCurrent } = await afterRestart();
    const unlocked = sessionOf('a@forge.example', true);
    expect(await isCurrent(unlocked)).toBe(true);
    expect(await isCurrent({ ...unlocked, requestedAt: Date.now() - 60_000 })).toBe(false);
  });

  it('knows requests made after its clock, which was ahead at the start, was set', async () => {
    const realNow = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 365 * 86_400_000);
    const early = await afterRestart();
    await early.recordUse(sessionOf('early@forge.example'));
    clock.mockRestore();
    const [here, later] = [sessionOf('e@forge.example'), sessionOf('f@forge.example')];
    await early.recordRequest(here);
    expect(await early.isCurrent(here)).toBe(true);
    const restarted = await afterRestart();
    expect(await restarted.isCurrent({ ...later, requestedAt: Date.now() })).toBe(true);
  });

  it('writes its file for the owner only', async () => {
    const { recordUse } = await afterRestart();
    await recordUse(sessionOf('d@forge.example'));
    expect(statSync('.next/cache/certificate-requests-3000.json').mode & 0o077).toBe(0);
  });
});
