const EVERY_INTERFACE = [undefined, '0.0.0.0', '::'];

/** The origin at which this machine reaches the site that runs with these variables. */
export function ownOrigin({ HOSTNAME, PORT }: { HOSTNAME?: string; PORT: number }): string {
  const host = EVERY_INTERFACE.includes(HOSTNAME) ? 'localhost' : HOSTNAME;
  return `http://${host?.includes(':') ? `[${host}]` : host}:${PORT}`;
}
