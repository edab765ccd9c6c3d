/**
 * `node plain-node-server.mjs <port> <origin>`: the HTTP server of Node.js, which has the answers of a site in
 * memory from their first request on: the limit for a site in one process.
 */
import { createServer, get } from 'node:http';

const [, , port, origin] = process.argv;
/** Set by the server itself. */
const OWN = ['connection', 'date', 'keep-alive', 'transfer-encoding'];
const kept = new Map();

createServer(({ url, headers }, response) => {
  const { 'accept-encoding': encoding = 'identity' } = headers;
  const key = `${encoding} ${url}`;
  const found = kept.get(key);
  if (found) return response.writeHead(200, found.headers).end(found.body);
  get(origin + url, { headers: { 'accept-encoding': encoding } }, async (answer) => {
    for (const name of OWN) delete answer.headers[name];
    kept.set(key, { headers: answer.headers, body: Buffer.concat(await answer.toArray()) });
    response.end();
  });
}).listen(Number(port), '127.0.0.1');
