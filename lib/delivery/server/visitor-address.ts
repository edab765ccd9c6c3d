import { isIP, isIPv6 } from 'node:net';

/** Carries the visitor's address from the socket to the route handlers. */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address';

/**
 * Who stands at the other end, as far as it can be believed. Each trusted proxy appends the address
 * it was called from to `X-Forwarded-For`, so the list is read from its end, one entry a proxy; what
 * stands further left was written by the visitor.
 * @param socketAddress the address that the connection came from
 * @param forwardedFor the header as it arrived
 * @param trustedHops how many reverse proxies stand in front; 0 believes the socket alone
 * @returns an IPv4 address, the /64 network of an IPv6 address (a visitor owns all of it), or `unknown`
 */
export function visitorAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => plainAddress(entry));
  let address = plainAddress(socketAddress ?? '');
  for (let hop = 0; hop < trustedHops; hop++) {
    const named = entries.pop();
    if (!named) break;
    address = named;
  }
  return address ? networkOf(address) : 'unknown';
}

/** Without port, brackets, zone, or the IPv6 dress of an IPv4 address; empty for what is no address. */
function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(bare) ? bare : '';
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
