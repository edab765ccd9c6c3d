import http from 'node:http';
import { startServer } from 'next/dist/server/lib/start-server';
import { wrapServers } from './http-server';

const { createServer } = http;
afterEach(() => {
  http.createServer = createServer;
});

describe('wrapServers', () => {
  it('reaches the server of the installed Next.js, which makes it with http.createServer', async () => {
    const reached = new Error('reached');
    const onServer = jest.fn(() => {
      throw reached;
    });
    const wrap = jest.fn((listener: http.RequestListener) => listener);
    wrapServers(wrap, onServer);
    const start = startServer({ dir: '.', port: 0, isDev: false, allowRetry: false });
    await expect(start).rejects.toBe(reached);
    expect(wrap).toHaveBeenCalledTimes(1);
  });
});
