import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpointPaths } from '@/lib/content/schemas/host-endpoints';
import { contentHealth, type EndpointHealth } from '@/lib/content/store/health';
import { readAllContent } from '@/lib/content/store/read-all';
import { captcha, isCaptchaFailing } from '@/lib/features/enquiries/captcha';
import { sharedRedis } from '@/lib/platform/redis/connection';
import { redisFault } from '@/lib/platform/redis/write-probe';
import { cacheFault } from '@/lib/platform/cache-fault';
import { enquiryHealth, type Check, type EnquiryHealth } from './enquiries';

/** `degraded`: pages are served, and something needs attention. `unavailable`: there are no pages. */
type Status = 'ok' | 'degraded' | 'unavailable';

type Live = {
  status: 'ok';
  build: string;
  /** Seconds. */
  uptime: number;
};

export type Readiness = Omit<Live, 'status'> & {
  status: Status;
  checks: {
    content: { status: Status; endpoints: EndpointHealth[] };
    cache: Check;
    /** Only where `REDIS_URL` is set. */
    redis?: Check;
    /** Only where `RECAPTCHA_SITE_KEY` is set. */
    captcha?: Check;
  } & EnquiryHealth;
};

const DIST = path.resolve('.next');

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

/** Whoever asks makes the site write to the disk and ask the content host: once for all within this time. */
const KEPT_MS = 1_000;

const latest = { until: -Infinity, answer: undefined as Promise<Readiness> | undefined };

export function latestReadiness(): Promise<Readiness> {
  if (latest.answer && performance.now() < latest.until) return latest.answer;
  latest.until = Infinity;
  latest.answer = readiness().finally(() => (latest.until = performance.now() + KEPT_MS));
  return latest.answer;
}

export async function readiness(): Promise<Readiness> {
  const [content, cache, redis, sent] = await Promise.all([
    contentCheck(),
    cacheCheck(),
    redisCheck(),
    enquiryHealth(),
  ]);
  const captcha = captchaCheck();
  const checks = {
    ...{ content, cache },
    ...(redis && { redis }),
    ...(captcha && { captcha }),
    ...(sent.enquiries && { enquiries: sent.enquiries }),
    ...(sent.mail && { mail: sent.mail }),
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

async function cacheCheck(): Promise<Check> {
  const reason = await cacheFault();
  return reason ? { status: 'degraded', reason } : { status: 'ok' };
}

async function redisCheck(): Promise<Check | undefined> {
  const redis = sharedRedis();
  if (!redis) return undefined;
  const reason = await redisFault(redis);
  return reason ? { status: 'degraded', reason } : { status: 'ok' };
}

function captchaCheck(): Check | undefined {
  if (!captcha()) return undefined;
  if (!isCaptchaFailing()) return { status: 'ok' };
  return { status: 'degraded', reason: 'the last messages came without a token' };
}
