import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startProgram, waitUntilReady } from './programs';
import { folderOf, type Body, type Server } from './servers';

/** Headers that the HTTP server of Node.js sets itself. */
const SET_BY_NODE = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * The HTTP server of Node.js with the given responses in memory: the upper limit for a site in one
 * Node.js process.
 * @param bodies by path
 */
export async function startPlainNode(bodies: Record<string, Body>): Promise<Server> {
  const folder = folderOf('plain-node');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const responses = Object.entries(bodies).map(([urlPath, { headers, bytes }]) => {
    const sent = Object.entries(headers).filter(([name]) => !SET_BY_NODE.has(name));
    return [urlPath, { headers: Object.fromEntries(sent), body: bytes.toString('base64') }];
  });
  const file = path.join(folder, 'responses.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(responses)));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram(
    process.execPath,
    ['bench/plain-node-server.mjs', String(port), file],
    { log: `${folder}.log` },
  );
  await waitUntilReady(url + Object.keys(bodies)[0]);
  return { url, ...program };
}
