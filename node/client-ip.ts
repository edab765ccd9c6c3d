import { isIP, isIPv6 } from 'node:net';

/** One customer of a provider gets up to a /48 of IPv6; it is allowed as much as this many clients. */
export const CLIENTS_PER_NETWORK = 4;

/**
 * Each trusted proxy appends the IP that called it; entries further left are the client's own.
 * @param trustedHops how many proxies stand in front
 * @returns an IPv4 address, the /64 network of an IPv6 address (one client owns all of it), or
 * `unknown`
 */
export function clientIp(
  socketIp: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => plainIp(entry));
  let ip = plainIp(socketIp ?? '');
  for (let hop = 0; hop < trustedHops; hop++) {
    const entry = entries.pop();
    if (!entry) break;
    ip = entry;
  }
  return ip ? networkOf(ip) : 'unknown';
}

/** Without port, brackets, zone or IPv4-mapped prefix; empty for what is not an IP. */
function plainIp(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(bare) ? bare : '';
}

/** @returns the /48 around a /64 network of `clientIp`, undefined for anything else */
export function widerNetworkOf(ip: string): string | undefined {
  const network = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(ip)?.[1];
  return network && `${network}::/48`;
}

function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
