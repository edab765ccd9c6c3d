import { once } from 'node:events';
import { createServer } from 'node:net';

const ABOUT_THE_PORT = ['EADDRINUSE', 'EACCES'];

/**
 * Tries whether a server may listen there; Next.js itself would say no with a trace.
 * @param hostname undefined for all interfaces
 * @returns the line that says why not, naming the variable; undefined where it may
 */
export async function refusalToListen(
  port: number,
  hostname: string | undefined,
): Promise<string | undefined> {
  const server = createServer().listen(port, hostname);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return ABOUT_THE_PORT.includes(code)
      ? `PORT: ${port} cannot be used (${code})`
      : `HOSTNAME: ${hostname} cannot be used (${code})`;
  }
  server.close();
  await once(server, 'close');
  return undefined;
}
