import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startContentService, waitForExit } from '@/bin/lib/processes';
import { revisionsIn } from '../faults/content';
import { startContentHost } from '../faults/content-host';
import { prepareSite } from '../faults/site';
import { expect, test } from '../test';

/** Loaded before the program: its clock is a year ahead for as long as a file exists. */
const SHIFTED_CLOCK = `
const { existsSync } = require('node:fs');
const now = Date.now;
const YEAR = 365 * 24 * 3600 * 1000;
const offset = () => (existsSync(process.env.CLOCK_IS_AHEAD) ? YEAR : 0);
const origin = performance.timeOrigin + offset();
Object.defineProperty(performance, 'timeOrigin', { get: () => origin, configurable: true });
const OriginalDate = Date;
globalThis.Date = class extends OriginalDate {
  constructor(...args) { args.length ? super(...args) : super(now() + offset()); }
  static now() { return now() + offset(); }
};
`;

test('a clock that was ahead at the start leaves nothing old', { tag: '@full' }, async () => {
  test.setTimeout(300_000);
  const host = await startContentHost();
  const site = await prepareSite('clock', { CONTENT_HOST: host.url });
  const ahead = path.join(site.folder, 'ahead');
  await writeFile(path.join(site.folder, 'clock.cjs'), SHIFTED_CLOCK);
  await writeFile(ahead, '');
  const clock = { NODE_OPTIONS: `--require ${site.folder}/clock.cjs`, CLOCK_IS_AHEAD: ahead };
  const shown = async () => [...revisionsIn((await site.get('/about')).html).values()].flat();
  const expectNewSoon = async () => {
    const revision = host.publish();
    await expect
      .poll(async () => (await shown()).every((one) => one === revision), { timeout: 60_000 })
      .toBe(true);
  };

  await site.start(clock);
  expect((await site.publish({ all: true })).status).toBe(200);
  expect((await shown()).length).toBeGreaterThan(0);
  await expectNewSoon();

  await rm(ahead);
  await expectNewSoon();
  await expectNewSoon();
  host.publish();
  expect((await site.publish({ all: true })).status).toBe(200);
  await expectNewSoon();

  await site.stop();
  await site.start();
  await expectNewSoon();
  await site.stop();
  await host.stop();
});

test('a clock that was ahead leaves the certificate to be unlocked', { tag: '@full' }, async () => {
  test.setTimeout(120_000);
  const dataDir = test.info().outputPath('data');
  const content = await startContentService({
    CONTENT_PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'silent',
  });
  const site = await prepareSite('clock-certificate', { CONTENT_HOST: content.url });
  const ahead = path.join(site.folder, 'ahead');
  await writeFile(path.join(site.folder, 'clock.cjs'), SHIFTED_CLOCK);
  await writeFile(ahead, '');
  const clock = { NODE_OPTIONS: `--require ${site.folder}/clock.cjs`, CLOCK_IS_AHEAD: ahead };
  const requestCode = async () => {
    const answer = await fetch(`${site.url}/api/certificate/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@clock.example' }),
    });
    expect(answer.status).toBe(200);
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const verify = async (cookie: string) => {
    const answer = await fetch(`${site.url}/api/certificate/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ otp: 'nonsense' }),
    });
    return answer.status;
  };

  await site.start(clock);
  const early = await requestCode();
  await rm(ahead);
  expect(await verify(await requestCode())).toBe(400); // a wrong code, not an unknown session
  expect(await verify(early)).toBe(410);
  await site.stop();
  await site.start();
  expect(await verify(await requestCode())).toBe(400);
  await site.stop();
  content.child.kill('SIGTERM');
  await waitForExit(content.child);
});
