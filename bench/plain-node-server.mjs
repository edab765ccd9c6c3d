import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** `node plain-node-server.mjs <port> <file>`: the JSON file has headers and a base64 body for each path. */

const [, , port = '', file = ''] = process.argv;
/** @type {Record<string, { headers: Record<string, string>, body: string }>} */
const source = JSON.parse(readFileSync(file, 'utf8'));
const responses = new Map(
  Object.entries(source).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const found = responses.get(request.url ?? '');
  if (found) response.writeHead(200, found.headers).end(found.body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
