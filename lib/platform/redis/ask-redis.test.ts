import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';
import { askRedis, LIMIT_MS } from './ask-redis';

const redis = (status = 'ready') =>
  ({
    status,
    stream: { writableEnded: false },
    disconnect: jest.fn(function (this: Redis) {
      Object.assign(this.stream, { writableEnded: true });
    }),
  }) as unknown as Redis & { disconnect: jest.Mock };

describe('askRedis', () => {
  it('gives the reply', async () => {
    const connection = redis();
    expect(await askRedis(async () => 'yes', connection)).toBe('yes');
    expect(await askRedis(async () => null, connection)).toBeNull();
    expect(connection.disconnect).not.toHaveBeenCalled();
  });

  it('sends nothing while disconnected', async () => {
    const question = jest.fn();
    expect(await askRedis(question, redis('reconnecting'))).toBeUndefined();
    expect(question).not.toHaveBeenCalled();
  });

  it('is undefined on an error, and keeps the connection', async () => {
    const connection = redis();
    expect(await askRedis(() => Promise.reject(new Error('OOM')), connection)).toBeUndefined();
    expect(connection.disconnect).not.toHaveBeenCalled();
  });

  it('is undefined after the limit, and drops the connection', async () => {
    const connection = redis();
    const start = performance.now();
    expect(await askRedis(() => new Promise(() => undefined), connection)).toBeUndefined();
    expect(performance.now() - start).toBeGreaterThanOrEqual(LIMIT_MS - 5);
    expect(connection.disconnect).toHaveBeenCalledWith(true);
  });

  it('drops the connection once, however many commands time out', async () => {
    const connection = redis();
    const ask = () => askRedis(() => new Promise(() => undefined), connection);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([undefined, undefined, undefined]);
    expect(connection.disconnect).toHaveBeenCalledTimes(1);
  });

  it('takes a reply that arrived while the event loop was busy', async () => {
    const connection = redis();
    const answer = askRedis(
      () => new Promise((resolve) => setTimeout(() => resolve('late'), LIMIT_MS - 1)),
      connection,
    );
    await null;
    const busyUntil = performance.now() + LIMIT_MS + 50;
    while (performance.now() < busyUntil);
    expect(await answer).toBe('late');
  });

  describe('during the first connection', () => {
    const connecting = () =>
      Object.assign(new EventEmitter(), { status: 'connecting' }) as unknown as Redis &
        EventEmitter;

    it('waits', async () => {
      const connection = connecting();
      const answer = askRedis(async () => 'yes', connection);
      connection.status = 'ready';
      connection.emit('ready');
      expect(await answer).toBe('yes');
    });

    it('gives up at once when it is refused, and does not wait again', async () => {
      const connection = connecting();
      const question = jest.fn();
      const answer = askRedis(question, connection);
      connection.emit('error', new Error('refused'));
      expect(await answer).toBeUndefined();
      const start = performance.now();
      expect(await askRedis(question, connection)).toBeUndefined();
      expect(performance.now() - start).toBeLessThan(LIMIT_MS / 2);
      expect(question).not.toHaveBeenCalled();
    });
  });
});
