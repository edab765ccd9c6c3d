import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { envFileFault } from '@/content-service/env-files';
import { readEnvironment, type Environment } from '@/lib/platform/env';
import { EnvError } from '@/node/env';
import { readRedirects, RedirectsError } from '@/lib/pages/redirects/redirects';
import { exitWith } from './command-line';
import { misspeltVariables } from './misspelt-variables';

/** Ends the program where a setting is invalid. */
function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof RedirectsError)) throw error;
    return exitWith(error.message);
  }
}

/** Next.js alone would read the file. */
export function exitOnEnvFile(folder = '.'): void {
  const fault = envFileFault(folder);
  if (fault) exitWith(fault);
}

/** Ends the program with one line for a wrong setting. */
export function checkSettings(env: NodeJS.ProcessEnv, folder = '.'): Environment {
  exitOnEnvFile(folder);
  const environment = orExit(() => readEnvironment(env));
  orExit(() => readRedirects(environment.REDIRECTS_FILE));
  for (const line of misspeltVariables(env)) console.error(line);
  return environment;
}

const PORT_ERRORS = ['EADDRINUSE', 'EACCES'];

/**
 * Next.js would print a stack trace.
 * @param hostname undefined for all interfaces
 * @returns the IP address that a server listens on
 */
export async function checkPort(port: number, hostname: string | undefined): Promise<string> {
  const server = createServer().listen(port, hostname);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    exitWith(
      PORT_ERRORS.includes(code)
        ? `PORT: ${port} cannot be used (${code})`
        : `HOSTNAME: ${hostname} cannot be used (${code})`,
    );
  }
  const { address: ip } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return ip;
}
