import { setTimeout } from 'node:timers/promises';
import { assert } from '../containers/assert';
import type { Machine } from './machine';

/** From inside the machine, which knows the site by its public name. */
const CURL =
  'curl --silent --insecure --max-time 20 --resolve www.example.com:443:127.0.0.1 --resolve example.com:443:127.0.0.1';
const HOME = 'https://www.example.com';

export const get = (machine: Machine, path: string, ...options: string[]) =>
  machine.ask(`${CURL} ${options.join(' ')} '${HOME}${path}'`);

export async function visitPages(machine: Machine): Promise<void> {
  const home = await get(machine, '/', '--include');
  assert(/^HTTP\/2 200/.test(home), `the home page was answered with ${home.slice(0, 100)}`);
  assert(/^strict-transport-security:/m.test(home), 'the home page lacks HSTS');
  assert(home.includes('Hammerscale Forge'), 'the home page lacks the company');
  const moved = await machine.ask(`${CURL} --head https://example.com/about`);
  assert(/^location: https:\/\/www\.example\.com\/about/m.test(moved), 'without www: no redirect');
  const plain = await machine.ask(
    `curl --silent --head http://127.0.0.1/about -H 'Host: www.example.com'`,
  );
  assert(/^HTTP\/1.1 301/.test(plain), 'plain HTTP is not redirected');
  const [asset] = /\/_next\/static\/[^"'\s)\\]+\.js/.exec(home) ?? [];
  assert(asset, 'the home page names no static file');
  await machine.ask(`test -f /var/lib/forgefront/assets${asset}`);
}

export async function sendEnquiry(machine: Machine): Promise<void> {
  const message = JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'A shaft.' });
  const answer = await get(
    ...([machine, '/api/enquiries', `--fail-with-body --data '${message}'`] as const),
    `--header 'Content-Type: application/json'`,
  );
  assert(answer.includes('200'), `the enquiry was answered with ${answer}`);
}

/** @param text that the home page must have within a minute */
export async function untilShown(machine: Machine, text: string): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds += 1) {
    if ((await get(machine, '/')).includes(text)) return;
    await setTimeout(1_000);
  }
  throw new Error(`the home page does not show ${text}`);
}

/** nginx has a page of the company for the time in which no site answers. */
export async function visitWithoutSites(machine: Machine, phone: string): Promise<void> {
  const sites = 'forgefront@3001 forgefront@3002';
  // The sites write it within ten seconds after a publish.
  await machine.ask(`
    for _ in $(seq 30); do
      grep --quiet '${phone}' /var/lib/forgefront/assets/unavailable.html && exit
      sleep 0.5
    done
    exit 1`);
  await machine.ask(`systemctl stop ${sites}`);
  const page = await get(machine, '/never-visited', '--include');
  assert(/^HTTP\/2 502/.test(page), `without sites: ${page.slice(0, 100)}`);
  assert(page.includes('Hammerscale Forge'), 'the page of nginx lacks the company');
  assert(page.includes(phone), 'the page of nginx lacks the phone number');
  await machine.ask(`systemctl start ${sites}`);
  await untilShown(machine, 'Hammerscale Forge');
}

/** A site reads its redirects again without being started again. */
export async function reload(machine: Machine): Promise<void> {
  const unit = 'forgefront@3001';
  const main = () => machine.ask(`systemctl show --property=MainPID --value ${unit}`);
  const before = await main();
  await machine.ask(`
    echo '[{ "from": "/old/*", "to": "/about" }]' > /opt/forgefront/3001/redirects.json
    systemctl reload ${unit}
    for _ in $(seq 20); do
      curl --silent --head http://127.0.0.1:3001/old/page | grep --ignore-case '^location: /about' && exit
      sleep 0.5
    done
    exit 1`);
  assert((await main()) === before, 'the site was started again');
}

/** The builds that the two sites run. */
export async function buildsOf(machine: Machine): Promise<string[]> {
  const answers = await Promise.all(
    [3001, 3002].map((port) =>
      machine.ask(
        `curl --fail --silent --retry 20 --retry-delay 1 --retry-connrefused http://127.0.0.1:${port}/api/health`,
      ),
    ),
  );
  return answers.map((answer) => (JSON.parse(answer) as { build: string }).build);
}

/** Asks for a page again and again. @returns stops, and tells how often and how many were not answered */
export function keepVisiting(machine: Machine) {
  let goesOn = true;
  const counts = { visits: 0, failed: 0 };
  const visits = (async () => {
    while (goesOn) {
      const ok = await get(machine, '/contact', '--fail', '--output /dev/null').then(
        () => true,
        () => false,
      );
      counts.visits += 1;
      if (!ok) counts.failed += 1;
      await setTimeout(200);
    }
  })();
  return async () => {
    goesOn = false;
    await visits;
    return counts;
  };
}

/** What systemd says of the services. */
export async function inspectUnits(machine: Machine): Promise<void> {
  const failed = await machine.ask(
    'systemctl list-units --failed --no-legend --plain "forgefront*" "nginx*" "redis*"',
  );
  assert(failed === '', `failed units: ${failed}`);
  for (const unit of ['forgefront@3001', 'forgefront@3002', 'forgefront-content']) {
    const user = await machine.ask(
      `stat --format=%U "/proc/$(systemctl show --property=MainPID --value ${unit})"`,
    );
    assert(user === 'forgefront', `${unit} runs as ${user}`);
  }
  const backups = await machine.ask('find /var/backups/forgefront -name "*.db" | wc -l');
  assert(Number(backups) > 0, 'there is no backup');
  const timers = await machine.ask('systemctl list-timers --no-legend forgefront-backup.timer');
  assert(timers.includes('forgefront-backup'), 'the timer of the backup is not waiting');
}
