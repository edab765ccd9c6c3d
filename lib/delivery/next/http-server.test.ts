import { once } from 'node:events';
import http, { type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from 'next/dist/server/lib/start-server';
import { wrapServers } from './http-server';

const { createServer } = http;
afterEach(() => {
  http.createServer = createServer;
});

const wrap = jest.fn((listener: http.RequestListener) => listener);

describe('wrapServers', () => {
  it('reaches the server of the installed Next.js, which gets no listener for upgrades', async () => {
    const reached = new Error('reached');
    let server: Server | undefined;
    let added: jest.SpyInstance | undefined;
    wrapServers({
      options: { requestTimeout: 50_000 },
      wrap,
      onServer: (created) => {
        server = created;
        added = jest.spyOn(created, 'on');
        created.listen = () => {
          throw reached;
        };
      },
    });
    const start = startServer({ dir: '.', port: 0, isDev: false, allowRetry: false });
    await expect(start).rejects.toBe(reached);
    expect(wrap).toHaveBeenCalledTimes(1);
    expect(server?.requestTimeout).toBe(50_000);
    expect(added).toHaveBeenCalledWith('upgrade', expect.any(Function));
    expect(server?.listenerCount('upgrade')).toBe(0);
  });

  it('answers a request for another protocol as an ordinary one', async () => {
    wrapServers({ options: {}, wrap, onServer: () => undefined });
    const server = http.createServer((_, response) => response.end('ordinary'));
    server.on('upgrade', (_, socket) => socket.destroy());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const headers = { connection: 'Upgrade', upgrade: 'h2c' };
    const request = http.get({ port, headers, agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(Buffer.concat(await answer.toArray()).toString()).toBe('ordinary');
    server.close();
  });
});
