import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, full, test } from '../test';
import { startContentHost, type ContentHost } from './content-host';
import { takeBaseline, viewAll, type Baseline } from './pages';
import { prepareSite, type Site } from './site';

/** The site ends by itself after 8 s whatever hangs; the rest is for a machine with other work. */
const STOPS_WITHIN_MS = 20_000;
const PAST_THE_WINDOW_MS = 1_200;

let host: ContentHost;
let site: Site;
let baseline: Baseline;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  host = await startContentHost();
  site = await prepareSite('stopping', { CONTENT_HOST: host.url });
});
test.beforeEach(async () => {
  await host.put('ok');
  await site.start();
});
test.afterEach(async () => {
  await site.stop();
});
test.afterAll(async () => {
  await host.stop();
});

/** @returns how long the site took to end, in ms */
async function stop(): Promise<number> {
  const start = performance.now();
  await site.stop();
  const ms = Math.round(performance.now() - start);
  const description = `stopped after ${ms} ms`;
  test.info().annotations.push({ type: 'measured', description });
  console.log(`  ${description}`);
  return ms;
}

test.describe('stop of the site', full, () => {
  test('a request that has begun is answered', async () => {
    baseline = await takeBaseline(site);
    await host.put('slow', ['/api/list/services']);
    const picture = fetch(`${site.url}/_next/image?url=%2Fpictures%2Fnone&w=750&q=75`);
    const page = site.get('/service-details/3');
    await setTimeout(300);
    expect(await stop()).toBeLessThan(STOPS_WITHIN_MS);
    expect((await page).status).toBe(200);
    await picture;
  });

  test('a connection that is kept open does not keep the site alive', async () => {
    const agent = new Agent({ keepAlive: true });
    const visit = async () => {
      const [response] = (await once(get(`${site.url}/about`, { agent }), 'response')) as [
        IncomingMessage,
      ];
      await response.resume().toArray();
      return response.statusCode;
    };
    expect(await visit()).toBe(200);
    let visiting = true;
    const visitor = (async () => {
      while (visiting) await visit().catch(() => setTimeout(20));
    })();
    const took = await stop();
    visiting = false;
    await visitor;
    agent.destroy();
    expect(took).toBeLessThan(STOPS_WITHIN_MS);
  });

  test('a content host that hangs does not keep the site alive', async () => {
    for (let round = 0; round < 2; round++) {
      await host.put('hanging');
      await setTimeout(PAST_THE_WINDOW_MS);
      await viewAll(site, baseline);
      expect(await stop()).toBeLessThan(STOPS_WITHIN_MS);
      await site.start();
    }
  });

  test('a visitor who never finishes asking does not keep the site alive', async () => {
    const agent = new Agent({ keepAlive: true });
    const request = get(`${site.url}/api/enquiries`, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    });
    request.on('error', () => undefined);
    request.write('{');
    await setTimeout(300);
    expect(await stop()).toBeLessThan(STOPS_WITHIN_MS);
    agent.destroy();
  });
});
