const EVERY_INTERFACE = [undefined, '0.0.0.0', '::'];

/** Where this machine reaches the site. */
export function localOrigin({ HOSTNAME, PORT }: { HOSTNAME?: string; PORT: number }): string {
  const host = EVERY_INTERFACE.includes(HOSTNAME) ? 'localhost' : HOSTNAME;
  return `http://${host?.includes(':') ? `[${host}]` : host}:${PORT}`;
}
