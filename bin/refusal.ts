import { once } from 'node:events';
import { createServer } from 'node:net';
import { envFileFault } from '../content-service/env-files';
import { EnvironmentError } from '@/lib/env';
import { RedirectsError } from '@/lib/redirects/redirects';

/** Ends a program that cannot start, with the one line that says why. */
export function refuse(line: string): never {
  console.error(line);
  process.exit(1);
}

/** Reads what the operator has set. @returns what was read; a bad setting ends the program */
export function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvironmentError || error instanceof RedirectsError)) throw error;
    return refuse(error.message);
  }
}

/** Ends the program where a file with settings lies in the folder, which only a part of us would read. */
export function refuseEnvFiles(folder = '.'): void {
  const fault = envFileFault(folder);
  if (fault) refuse(fault);
}

const ABOUT_THE_PORT = ['EADDRINUSE', 'EACCES'];

/**
 * Ends the program where a server may not listen; Next.js itself would say so with a trace.
 * @param hostname undefined for all interfaces
 */
export async function refuseTakenPort(port: number, hostname: string | undefined): Promise<void> {
  const server = createServer().listen(port, hostname);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    refuse(
      ABOUT_THE_PORT.includes(code)
        ? `PORT: ${port} cannot be used (${code})`
        : `HOSTNAME: ${hostname} cannot be used (${code})`,
    );
  }
  server.close();
  await once(server, 'close');
}
