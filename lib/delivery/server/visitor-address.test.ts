/** @jest-environment node */
import { visitorAddress } from './visitor-address';

describe('without a trusted proxy', () => {
  it('believes the socket alone', () => {
    expect(visitorAddress('203.0.113.7', undefined, 0)).toBe('203.0.113.7');
    expect(visitorAddress('203.0.113.7', '198.51.100.1, 198.51.100.2', 0)).toBe('203.0.113.7');
  });

  it('takes IPv4 out of its IPv6 dress', () => {
    expect(visitorAddress('::ffff:127.0.0.1', undefined, 0)).toBe('127.0.0.1');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as the network %s', (address, network) => {
    expect(visitorAddress(address, undefined, 0)).toBe(network);
  });

  it('knows nobody without a socket', () => {
    expect(visitorAddress(undefined, '198.51.100.1', 0)).toBe('unknown');
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
    expect(visitorAddress('127.0.0.1', header, hops)).toBe(expected);
  });

  it('stays with the last believable address where an entry is none', () => {
    expect(visitorAddress('127.0.0.1', 'somebody', 1)).toBe('127.0.0.1');
    expect(visitorAddress('127.0.0.1', '', 1)).toBe('127.0.0.1');
    expect(visitorAddress('127.0.0.1', 'x, 192.0.2.5', 2)).toBe('192.0.2.5');
  });
});
