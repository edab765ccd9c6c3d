import { clientIp } from './client-ip';

describe('without a trusted proxy', () => {
  it('ignores the header', () => {
    expect(clientIp('203.0.113.7', undefined, 0)).toBe('203.0.113.7');
    expect(clientIp('203.0.113.7', '198.51.100.1, 198.51.100.2', 0)).toBe('203.0.113.7');
  });

  it('unwraps IPv4-mapped IPv6', () => {
    expect(clientIp('::ffff:127.0.0.1', undefined, 0)).toBe('127.0.0.1');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('reduces %s to the network %s', (ip, network) => {
    expect(clientIp(ip, undefined, 0)).toBe(network);
  });

  it('is unknown without a socket', () => {
    expect(clientIp(undefined, '198.51.100.1', 0)).toBe('unknown');
  });
});

describe('behind trusted proxies', () => {
  it.each([
    [1, '198.51.100.1', '198.51.100.1'],
    [1, '10.9.8.7, 6.6.6.6, 198.51.100.1', '198.51.100.1'],
    [2, '6.6.6.6, 198.51.100.1, 192.0.2.5', '198.51.100.1'],
    [1, '198.51.100.1:4711', '198.51.100.1'],
    [1, '[2001:db8::1]:4711', '2001:db8:0:0::/64'],
  ])('%d: %s is %s', (hops, header, expected) => {
    expect(clientIp('127.0.0.1', header, hops)).toBe(expected);
  });

  it('keeps the last valid IP where an entry is not one', () => {
    expect(clientIp('127.0.0.1', 'somebody', 1)).toBe('127.0.0.1');
    expect(clientIp('127.0.0.1', '', 1)).toBe('127.0.0.1');
    expect(clientIp('127.0.0.1', 'x, 192.0.2.5', 2)).toBe('192.0.2.5');
  });
});
