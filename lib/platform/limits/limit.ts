import 'server-only';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '@/lib/platform/http/http-error';
import type { Said } from '@/lib/platform/http/say';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { sharedRedis } from '@/lib/platform/redis/connection';

export type Allowance = {
  points: number;
  /** From the first count. */
  seconds: number;
  /** What the visitor is told. */
  said: Said;
};

/** @returns throws an HttpError (429 with `retryAfter`) above the limit; `refund` takes one back */
export function createLimit(name: string, { points, seconds, said }: Allowance) {
  const limiter = () =>
    globalSingleton(`limit:${name}`, () => {
      const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
      const memory = new RateLimiterMemory(options);
      const storeClient = sharedRedis();
      return storeClient
        ? new RateLimiterRedis({ ...options, storeClient, insuranceLimiter: memory })
        : memory;
    });
  async function count(key: string): Promise<void> {
    try {
      await limiter().consume(key);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw new HttpError(429, said, { retryAfter: Math.ceil(rejection.msBeforeNext / 1000) });
    }
  }
  return Object.assign(count, {
    refund: async (key: string): Promise<void> => void (await limiter().reward(key)),
  });
}
