import 'server-only';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpointPaths } from '@/lib/content/contract';
import { contentHealth, type EndpointHealth } from '@/lib/content/health';
import { readAllContent } from '@/lib/content/read-all';
import { captcha, isCaptchaFailing } from '@/lib/enquiries/captcha';
import { sharedRedis } from '@/lib/redis/connection';
import { log } from '@/lib/log';
import { mailHealth, type MailHealth } from './mail';

/** `degraded`: visitors are served, but something needs attention. */
type Status = 'ok' | 'degraded' | 'unavailable';

type Live = {
  status: 'ok';
  build: string;
  /** Seconds. */
  uptime: number;
};

type Readiness = Omit<Live, 'status'> & {
  status: Status;
  checks: {
    content: { status: Status; endpoints: EndpointHealth[] };
    cache: { status: Status };
    /** Only where `REDIS_URL` is set. */
    redis?: { status: Status };
    /** Only where `RECAPTCHA_SITE_KEY` is set. */
    captcha?: { status: Status };
    /** Only where the content host says so. */
    mail?: MailHealth;
  };
};

const DIST = path.resolve('.next');
const REDIS_WAIT_MS = 1_000;

let build: string | undefined;

/** Development has no build id. */
function buildId(): string {
  try {
    build ??= readFileSync(path.join(DIST, 'BUILD_ID'), 'utf8').trim();
  } catch {
    build = 'development';
  }
  return build;
}

export function liveness(): Live {
  return { status: 'ok', build: buildId(), uptime: Math.round(process.uptime()) };
}

export async function readiness(): Promise<Readiness> {
  const [content, cache, redis, mail] = await Promise.all([
    contentCheck(),
    cacheCheck(),
    redisCheck(),
    mailHealth(),
  ]);
  const captcha = captchaCheck();
  const checks = {
    ...{ content, cache },
    ...(redis && { redis }),
    ...(captcha && { captcha }),
    ...(mail && { mail }),
  };
  return { ...liveness(), status: worst(Object.values(checks)), checks };
}

function worst(checks: { status: Status }[]): Status {
  const found = (status: Status) => checks.some((check) => check.status === status);
  if (found('unavailable')) return 'unavailable';
  return found('degraded') ? 'degraded' : 'ok';
}

async function contentCheck(): Promise<Readiness['checks']['content']> {
  await readAllContent();
  const endpoints = contentHealth(endpointPaths);
  const without = endpoints.filter(({ age }) => age === null).length;
  if (without === endpoints.length) return { status: 'unavailable', endpoints };
  const whole = without === 0 && !endpoints.some(({ failing }) => failing);
  return { status: whole ? 'ok' : 'degraded', endpoints };
}

async function cacheCheck(): Promise<{ status: Status }> {
  const folder = path.join(DIST, 'cache');
  const probe = path.join(folder, '.probe');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'probe');
    await rm(probe, { force: true });
    return { status: 'ok' };
  } catch (error) {
    log.warn({ reason: String(error) }, 'cache not writable');
    return { status: 'unavailable' };
  }
}

async function redisCheck(): Promise<{ status: Status } | undefined> {
  const redis = sharedRedis();
  if (!redis) return undefined;
  try {
    if (redis.status !== 'ready') {
      await once(redis, 'ready', { signal: AbortSignal.timeout(REDIS_WAIT_MS) });
    }
    await redis.ping();
    return { status: 'ok' };
  } catch {
    return { status: 'unavailable' }; // The connection logs why.
  }
}

function captchaCheck(): { status: Status } | undefined {
  if (!captcha()) return undefined;
  return { status: isCaptchaFailing() ? 'degraded' : 'ok' };
}
