import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startProgram, untilAnswers } from './programs';
import { folderOf, type Body, type Server } from './servers';

/** What a server says of the connection by itself. */
const OF_THE_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * The HTTP server of Node.js with the given answers in memory and nothing else: the most that a site
 * in one Node.js process can reach.
 * @param bodies by path
 */
export async function startPlainNode(bodies: Record<string, Body>): Promise<Server> {
  const folder = folderOf('plain-node');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const answers = Object.entries(bodies).map(([address, { headers, bytes }]) => {
    const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
    return [address, { headers: Object.fromEntries(kept), body: bytes.toString('base64') }];
  });
  const file = path.join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(answers)));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram(
    process.execPath,
    ['bench/plain-node-server.mjs', String(port), file],
    { log: `${folder}.log` },
  );
  await untilAnswers(url + Object.keys(bodies)[0]);
  return { url, ...program };
}
