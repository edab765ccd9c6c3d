import { rmSync } from 'node:fs';
import path from 'node:path';
import { assert } from './assert';
import type { Compose } from './compose-file';
import { startContainer, type Container } from './container';
import type { Images } from './images';
import { openNetwork } from './network';
import { inspect, runCommands, untilHealthy, visit, visitStaticFile } from './visits';

type Options = { compose: Compose; images: Images; folder: string; revalidateSecret: string };

/** Starts the services of the compose file, visits and stops them. @throws when anything is not as it says */
export async function tryServices({ compose, revalidateSecret, ...place }: Options): Promise<void> {
  rmSync(path.join(place.folder, 'volumes'), { recursive: true, force: true });
  const network = await openNetwork(compose.gateway);
  const hosts = [
    '127.0.0.1 localhost',
    ...compose.services.map(({ name, address }) => `${address} ${name}`),
  ].join('\n');
  const containers: Container[] = [];
  const late: string[] = [];
  try {
    for (const service of compose.services) {
      containers.push(await startContainer(service, { ...place, network, hosts }));
    }
    await visitAll(containers, revalidateSecret);
  } finally {
    for (const container of containers.toReversed()) {
      const code = await container.stop(container.name === 'web' ? 'SIGQUIT' : 'SIGTERM');
      console.log(`${container.name} ended with ${code}`);
      if (code === 'late') late.push(container.name);
    }
    await network.close();
  }
  assert(late.length === 0, `not stopped in time: ${late.join(', ')}`);
}

async function visitAll(containers: readonly Container[], secret: string): Promise<void> {
  const named = (name: string) => {
    const found = containers.find((container) => container.name === name);
    assert(found, `the compose file has no service ${name}`);
    return found;
  };
  const web = named('web');
  const sites = [named('site-1'), named('site-2')];
  for (const site of sites) await untilHealthy(site);
  await visit(web, sites, secret);
  await visitStaticFile(web);
  await runCommands(named('content'));
  for (const container of [...sites, named('content')]) await inspect(container, 'node');
  await inspect(named('redis'), 'redis');
  await inspect(web, 'root');
  console.log('Visited: nginx, two sites, Redis and the content service with its commands');

  await named('site-1').stop('SIGTERM');
  const answer = await fetch(`http://${web.address}:8080/contact`);
  assert(answer.ok, `with one site, /contact was answered with ${answer.status}`);
  console.log('Visited with one site stopped');
}
