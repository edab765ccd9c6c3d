import * as z from 'zod';
import { HostRequestError, HostResponseError } from '@/lib/content/host/errors';
import { contentHealth, reportFailure, recordServed, recordSuccess } from './health';

const healthOf = (endpoint: string) => contentHealth([endpoint])[0];

describe('contentHealth', () => {
  it('knows nothing of an endpoint that has not been read', () => {
    expect(healthOf('/new')).toEqual({
      endpoint: '/new',
      age: null,
      failing: false,
      lastError: null,
    });
  });

  it('keeps age and last error apart', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    recordServed('/a', Date.now());
    jest.advanceTimersByTime(10_000);
    reportFailure('/a', new HostRequestError('answered 503'));
    jest.advanceTimersByTime(5_000);
    expect(healthOf('/a')).toMatchObject({
      age: 15,
      failing: true,
      lastError: { reason: 'answered 503', secondsAgo: 5 },
    });
    recordSuccess('/a');
    recordServed('/a', Date.now());
    expect(healthOf('/a')).toMatchObject({
      age: 0,
      failing: false,
      lastError: { reason: 'answered 503', secondsAgo: 5 },
    });
    jest.useRealTimers();
  });

  it.each([
    [new HostResponseError('expected a list'), 'expected a list'],
    [z.string().safeParse(1).error, 'answered something of another shape'],
    [new Error('https://ada:password@cms.example'), 'failed'],
  ])('publishes of %p no more than a sentence of the site', (error, reason) => {
    reportFailure('/b', error);
    expect(healthOf('/b')?.lastError?.reason).toBe(reason);
  });
});
