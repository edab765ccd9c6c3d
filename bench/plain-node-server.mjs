import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// `node plain-node-server.mjs <port> <file>`: the file is JSON, headers and a body in base64 by path.

const [, , port = '', file = ''] = process.argv;
/** @type {Record<string, { headers: Record<string, string>, body: string }>} */
const source = JSON.parse(readFileSync(file, 'utf8'));
const answers = new Map(
  Object.entries(source).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
