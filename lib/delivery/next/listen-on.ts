import type { Server } from 'node:http';

/** Addresses of this machine alone. */
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1)$/;

/**
 * What Next.js 16.4.6 is told to listen on. Its server/web/next-url.js calls each of these addresses `localhost`,
 * server/lib/router-utils/resolve-routes.js calls them what they are: what proxy.ts shows in place of another page
 * would be that of another host, and be missing.
 */
export const nameForNext = (host: string): string => (LOOPBACK.test(host) ? 'localhost' : host);

/** Whatever Next.js says: `localhost` may be another address than the one that was meant. */
export function listenOn(server: Server, host: string): void {
  const listen = server.listen.bind(server) as (port: number, host: string) => Server;
  server.listen = ((port: number) => listen(port, host)) as typeof server.listen;
}
