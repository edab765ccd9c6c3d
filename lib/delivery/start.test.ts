import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Each test loads all modules anew.
jest.setTimeout(30_000);

const startTracing = jest.fn();
const loadTracing = jest.fn();
jest.mock('./observability/tracing', () => {
  loadTracing();
  return { startTracing };
});
jest.mock('./observability/api-requests', () => ({ followApiRequests: jest.fn() }));

const before = process.env;
let said = '';

beforeEach(() => {
  jest.resetModules();
  loadTracing.mockClear();
  said = '';
  process.env = { ...before, LOG_LEVEL: 'silent', REDIRECTS_FILE: '' };
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    said += String(line);
    return true;
  });
  jest.spyOn(process, 'exit').mockImplementation(((code: number) => {
    throw new Error(`exit ${code}`);
  }) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = before;
});

async function start(variables: Record<string, string>) {
  Object.assign(process.env, variables);
  const { log } = await import('@/lib/platform/log');
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const { startOrExit } = await import('./start');
  await startOrExit();
  return warn;
}

describe('startOrExit', () => {
  it('loads no tracing without a collector', async () => {
    await start({});
    expect(loadTracing).not.toHaveBeenCalled();
  });

  it('starts tracing under the name that the operator chose', async () => {
    await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_SERVICE_NAME: 'forge',
    });
    expect(startTracing).toHaveBeenCalledWith('forge');
  });

  it.each([
    ['production', '', 1],
    ['production', 'a-session-secret-of-32-characters-or-more', 0],
    ['development', '', 0],
  ])('in %s with the secret %j warns %d times', async (NODE_ENV, SESSION_SECRET, times) => {
    const warn = await start({ NODE_ENV, SESSION_SECRET });
    expect(warn).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['warns of samples beside a host of its own', 'https://cms.example', 'on', 1],
    ['does not warn of samples that are off', 'https://cms.example', 'off', 0],
    ['does not warn of samples beside the embedded service', 'http://127.0.0.1:4173', 'on', 0],
  ])('%s', async (_, CONTENT_HOST, SAMPLES, times) => {
    const warn = await start({ CONTENT_HOST, CONTENT_PORT: '4173', SAMPLES });
    expect(warn).toHaveBeenCalledTimes(times);
  });

  it('refuses a bad variable in one line', async () => {
    await expect(start({ CONTENT_HOST: 'localhost:4000' })).rejects.toThrow('exit 1');
    expect(said).toMatch(/^CONTENT_HOST must [^\n]+\n$/);
  });

  it('refuses a bad redirect in one line', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'redirects-')), 'old.json');
    await writeFile(file, JSON.stringify([{ from: '/about', to: '/faq' }]));
    await expect(start({ REDIRECTS_FILE: file })).rejects.toThrow('exit 1');
    expect(said).toMatch(/old\.json: entry 1: \/about is a page of this site\n$/);
  });
});
