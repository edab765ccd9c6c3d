/**
 * Goes through deploy/install.md on an empty Debian that systemd has booted, and visits what stands there
 * afterwards. Needs root, debootstrap and systemd-nspawn. Ends with 2 where one is missing.
 *   node --import tsx deploy/machine/main.ts [folder with a Debian that is used up]
 */
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { findProgram } from '../../bin/cluster/programs';
import { assert } from '../containers/assert';
import { installDebian, installNode } from '../containers/base-images';
import { read } from '../containers/command';
import { npmSettings } from '../containers/npm-settings';
import { readSteps } from './instructions';
import { startMailServer } from './mail-server';
import { boot, type Machine } from './machine';
import {
  buildsOf,
  get,
  inspectUnits,
  keepVisiting,
  reload,
  sendEnquiry,
  untilShown,
  visitPages,
  visitWithoutSites,
} from './visits';

const PAGE = 'deploy/install.md';
const SOURCE = 'opt/forgefront/source';
const MAIL_PORT = 587;
/** The machine has the network of this one. */
const PORTS = [80, 443, MAIL_PORT, 3001, 3002, 4000, 6379];
const PHONE = '+44 114 555 0100';

const missing = ['debootstrap', 'systemd-nspawn', 'nsenter'].filter((name) => !findProgram(name));
if (process.getuid?.() !== 0) missing.push('root');
for (const port of PORTS) if ((await getPort({ port })) !== port) missing.push(`port ${port}`);
if (missing.length > 0) {
  console.log(`Skipped: ${PAGE} on an empty machine. Needs ${missing.join(', ')}.`);
  process.exit(2);
}

const [given] = process.argv.slice(2);
const root = given ?? mkdtempSync(path.join(tmpdir(), 'forge-machine-'));

/** What the page takes for granted, and the settings by which this machine reaches the npm registry. */
async function prepare(): Promise<void> {
  if (!given) await installDebian(root, 'systemd-sysv,dbus');
  const at = (name: string) => path.join(root, name);
  if (!existsSync(at('usr/local/bin/node'))) await installNode(root, at('tmp/node'));
  for (const { file, inside } of await npmSettings(at('tmp/npm'))) {
    mkdirSync(path.dirname(at(inside)), { recursive: true });
    copyFileSync(file, at(inside));
  }
  appendFileSync(at('etc/hosts'), '127.0.0.1 localhost mail.example.com\n');
  const names = await read('git', 'ls-files', '--cached', '--others', '--exclude-standard');
  for (const name of names.split('\n').filter(existsSync)) {
    cpSync(name, path.join(root, SOURCE, name), { recursive: true });
  }
}

async function goThrough(machine: Machine, mails: string[]): Promise<void> {
  const follow = async (title: RegExp) => {
    for (const step of readSteps(PAGE).filter((one) => title.test(one.title))) {
      console.log(`\n— ${step.title}`);
      await machine.run(step.script);
    }
  };

  await follow(/^\d\. /);
  await visitPages(machine);
  await untilShown(machine, PHONE);
  await inspectUnits(machine);
  await sendEnquiry(machine);
  await until(() => mails.some((mail) => mail.includes('A shaft.')), 'the enquiry was not mailed');
  assert(
    (await get(machine, '/api/health')).includes('"status":"ok"'),
    'own directives are not read',
  );
  console.log('\nVisited: pages, redirects, the published phone number, an enquiry and its mail');

  await reload(machine);
  console.log('Reloaded one site');

  await visitWithoutSites(machine, PHONE);
  console.log('Visited while both sites were stopped');

  const before = await buildsOf(machine);
  const stopVisiting = keepVisiting(machine);
  await follow(/^Update$/);
  const after = await buildsOf(machine);
  assert(
    after.every((build) => build !== before[0]),
    'the sites run the build before',
  );
  await follow(/^Back to the build before$/);
  const again = await buildsOf(machine);
  assert(again.join() === before.join(), `the sites run ${again.join()}, not ${before.join()}`);
  const { visits, failed } = await stopVisiting();
  console.log(`\nUpdated and put back: ${visits} visits meanwhile, ${failed} not answered`);
  assert(failed === 0, 'visitors were not answered');
  await inspectUnits(machine);
}

async function until(condition: () => boolean, otherwise: string): Promise<void> {
  for (let tries = 0; tries < 120 && !condition(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  assert(condition(), otherwise);
}

let machine: Machine | undefined;
const mailServer = await startMailServer(MAIL_PORT);
try {
  await prepare();
  machine = await boot(root);
  console.log(
    await machine.ask(
      '. /etc/os-release; echo "$PRETTY_NAME, $(systemctl --version | head -n1), Node.js $(node --version)"',
    ),
  );
  await goThrough(machine, mailServer.mails);
} finally {
  await machine?.stop();
  await mailServer.stop();
  if (!given) rmSync(root, { recursive: true, force: true });
}
