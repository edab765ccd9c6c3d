/** @jest-environment node */
import { z } from 'zod';
import { ContentRequestError, ContentShapeError } from './errors';
import { contentHealth, noteAnswer, noteCopy, noteFailure } from './health';

const healthOf = (endpoint: string) => contentHealth([endpoint])[0];

it('knows nothing of an endpoint that nobody has asked', () => {
  expect(healthOf('/new')).toEqual({
    endpoint: '/new',
    age: null,
    failing: false,
    lastError: null,
  });
});

it('keeps age and last error apart', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  noteCopy('/a', Date.now());
  jest.advanceTimersByTime(10_000);
  noteFailure('/a', new ContentRequestError('answered 503'));
  jest.advanceTimersByTime(5_000);
  expect(healthOf('/a')).toMatchObject({
    age: 15,
    failing: true,
    lastError: { reason: 'answered 503', secondsAgo: 5 },
  });
  noteAnswer('/a');
  noteCopy('/a', Date.now());
  expect(healthOf('/a')).toMatchObject({
    age: 0,
    failing: false,
    lastError: { reason: 'answered 503', secondsAgo: 5 },
  });
  jest.useRealTimers();
});

it.each([
  [new ContentShapeError('expected a list'), 'expected a list'],
  [z.string().safeParse(1).error, 'answered something of another shape'],
  [new Error('https://ada:password@cms.example'), 'failed'],
])('says of %p no more than its own sentences', (error, reason) => {
  noteFailure('/b', error);
  expect(healthOf('/b')?.lastError?.reason).toBe(reason);
});
