/**
 * Runs the blocks of deploy/install.md on an empty Debian that its own systemd has booted in a container, and looks
 * at what stands there afterwards. Needs what deploy/containers/main.ts needs, but no port.
 *   node --import tsx deploy/machine/main.ts [folder that keeps the images]
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { run, until } from '../containers/command';
import { openPodman } from '../containers/podman';

const PAGE = 'deploy/install.md';
const PHONE = '+44 114 555 0100';
const CURL = 'curl --silent --fail --insecure --max-time 20';
const HOME = '--resolve www.example.com:443:127.0.0.1 https://www.example.com';
const ASSETS = '/var/lib/forgefront/assets';
/** Keeps the mail that it gets; its package is one of the repository. */
const MAIL_SERVER = `cd /opt/forgefront/source; node -e "new (require('smtp-server').SMTPServer)({
  disabledCommands: ['STARTTLS'], allowInsecureAuth: true,
  onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
  onData: (mail, _session, done) => mail.pipe(fs.createWriteStream('/tmp/mail')).on('finish', done),
}).listen(587)"`;
/** Until /tmp/enough exists; a line for each visit. */
const VISITOR = `while [ ! -e /tmp/enough ]; do
  ${CURL} --output /dev/null ${HOME}/contact && echo answered || echo failed
  sleep 0.2
done > /tmp/visits`;

const podman = openPodman(`${PAGE} on an empty machine`, process.argv[2]);
const SHELL = ['machine', 'sh', '-euc'];
const ask = (script: string) => podman.ask('exec', ...SHELL, script);
const inBackground = (script: string) => podman.ask('exec', '--detach', ...SHELL, script);
const untilTrue = (script: string, otherwise: string) =>
  until(() => ask(script).then(() => true), otherwise);

/** Runs the commands of the page under each heading that matches. */
function follow(title: RegExp): void {
  for (const part of readFileSync(PAGE, 'utf8').split(/^## /m)) {
    const [heading = ''] = part.split('\n');
    if (!title.test(heading)) continue;
    console.log(`\n— ${heading}`);
    const blocks = [...part.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block]) => block);
    podman.show('exec', ...SHELL, blocks.join(''));
  }
}

/** With the files of this repository, those not yet committed as well. */
async function boot(): Promise<void> {
  await podman.makeBases({ machine: 'localhost/machine' });
  const names = ['--name=machine', '--hostname=machine', '--add-host=mail.example.com:127.0.0.1'];
  await podman.launch(
    '--detach',
    '--privileged',
    '--systemd=always',
    ...names,
    'localhost/machine',
  );
  await untilTrue('systemctl is-system-running', 'systemd has not started');
  const files = 'git ls-files -z --cached --others --exclude-standard';
  const source = '/opt/forgefront/source';
  await ask(`mkdir -p ${source}`);
  const unpack = `podman ${podman.own.join(' ')} exec --interactive machine tar -xC ${source}`;
  run('sh', '-c', `${files} | tar --null --ignore-failed-read -cT - | ${unpack}`);
}

async function visit(): Promise<void> {
  await inBackground(MAIL_SERVER);
  const home = `${CURL} --include ${HOME}/`;
  await untilTrue(`${home} | grep -F '${PHONE}'`, 'the home page lacks the published number');
  const page = await ask(home);
  assert(page.startsWith('HTTP/2 200') && page.includes('Hammerscale Forge'), page.slice(0, 500));
  const [file] = /\/_next\/static\/[^"'\s)\\]+\.js/.exec(page) ?? [];
  await ask(`test -f ${ASSETS}${file}`);
  await untilTrue(`grep -F '${PHONE}' ${ASSETS}/unavailable.html`, 'no page for nginx alone');
  const health = await ask(`${CURL} ${HOME}/api/health`);
  assert(health.includes('"status":"ok"'), 'own directives of nginx are not read');

  const enquiry = JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'A shaft.' });
  const json = `--header 'Content-Type: application/json' --data '${enquiry}'`;
  await ask(`${CURL} ${json} ${HOME}/api/enquiries`);
  await untilTrue(`grep 'A shaft' /tmp/mail`, 'the enquiry was not mailed');

  await ask(`echo '[{ "from": "/old/*", "to": "/about" }]' > /opt/forgefront/3001/redirects.json`);
  await ask('systemctl reload forgefront@3001');
  const moved = `${CURL} --head http://127.0.0.1:3001/old/page | grep -i '^location: /about'`;
  await untilTrue(moved, 'a reloaded site does not know its redirects');
}

/** The builds that the two sites run. */
async function builds(): Promise<string[]> {
  const url = (port: number) => `http://127.0.0.1:${port}/api/health`;
  const answers = [3001, 3002].map((port) => ask(`${CURL} ${url(port)}`));
  return (await Promise.all(answers)).map((text) => (JSON.parse(text) as { build: string }).build);
}

async function update(): Promise<void> {
  const before = await builds();
  await inBackground(VISITOR);
  follow(/^Update$/);
  for (const build of await builds()) assert.notEqual(build, before[0]);
  follow(/^Back to the build before$/);
  assert.deepEqual(await builds(), before);
  const visits = await ask('touch /tmp/enough; sort /tmp/visits | uniq --count');
  console.log(`\nVisits during update and return:\n${visits}`);
  assert(!visits.includes('failed'));
}

async function lookAtUnits(): Promise<void> {
  assert.equal(await ask('systemctl list-units --failed --no-legend --plain'), '');
  await ask('ls /var/backups/forgefront/*.db && systemctl is-active forgefront-backup.timer');
}

try {
  await boot();
  follow(/^\d\. /);
  await visit();
  await lookAtUnits();
  await update();
  await lookAtUnits();
} finally {
  await podman.close();
}
