import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const KEY = 'the-key-of-the-test';

/**
 * The few calls of S3 that storing pictures needs: objects by path, put, read, asked for and deleted.
 * It believes every signature of the right key, and keeps objects in memory.
 */
export async function startS3(bucket: string) {
  const objects = new Map<string, { data: Buffer; type: string }>();
  const refused: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const name = decodeURIComponent(new URL(request.url!, 'http://s3').pathname);
    const isSigned = headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${KEY}/`);
    if (!isSigned || !name.startsWith(`/${bucket}/`)) {
      refused.push(`${method} ${name}`);
      return void response.writeHead(403).end();
    }
    if (method === 'PUT') {
      const data = await buffer(request);
      objects.set(name, { data, type: headers['content-type'] ?? '' });
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    const found = objects.get(name);
    if (method === 'DELETE') {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    if (!found) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': found.data.length,
      etag: `"${createHash('md5').update(found.data).digest('hex')}"`,
    });
    response.end(method === 'HEAD' ? undefined : found.data);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    refused,
    variables: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: 'its-secret',
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
