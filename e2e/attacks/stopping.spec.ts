import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startContentHost } from '../faults/content-host';
import { prepareSite, type Site } from '../faults/site';
import { expect, full, test } from '../test';

const STOPS = 3;
const VISITORS = 40;

/** A visitor who goes on clicking until nobody listens. @returns what became of each request */
async function visitUntilRefused(site: Site, keepAlive: boolean, pauseMs: number) {
  const agent = keepAlive ? new Agent({ keepAlive, maxSockets: 1 }) : undefined;
  const results: string[] = [];
  while (results.at(-1) !== 'ECONNREFUSED') {
    const request = get(`${site.url}/about`, { agent: agent ?? false });
    try {
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      for await (const chunk of response) void chunk;
      results.push(String(response.statusCode));
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      // A server may close an idle connection at any time: browsers then ask again on a new one.
      if (request.reusedSocket && code === 'ECONNRESET') continue;
      results.push(code);
    }
    await setTimeout(pauseMs);
  }
  agent?.destroy();
  return results;
}

test('a stop breaks no connection of a page', full, async () => {
  test.setTimeout(120_000);
  const host = await startContentHost();
  const site = await prepareSite('stopping-gently', {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
  });
  const results: string[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    await site.start();
    const visitors = Array.from({ length: VISITORS }, (_, index) =>
      visitUntilRefused(site, index % 2 === 0, index),
    );
    await setTimeout(1_000);
    await site.stop();
    results.push(...(await Promise.all(visitors)).flat());
  }
  await host.stop();
  const broken = results.filter((one) => one !== '200' && one !== 'ECONNREFUSED');
  console.log(`  ${broken.length} of ${results.length} requests were broken`);
  expect(results.filter((one) => one === '200').length).toBeGreaterThan(STOPS * VISITORS * 0.75);
  expect(broken).toEqual([]);
});
