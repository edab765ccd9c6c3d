import { expect, test } from './test';

test.describe('every answer says what a browser may do with it', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };

  const paths = [
    ...['/', '/about', '/nothing-here', '/contact/result', '/service-details/1'],
    ...['/api/health', '/api/nothing', '/media/00000000/a.jpg', '/pictures/nothing.jpg'],
    ...[
      '/favicon.ico',
      '/robots.txt',
      '/sitemap.xml',
      '/pictures/posts/die-section.svg',
      '/og/about',
    ],
  ];
  for (const path of paths) {
    test(path, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.headers()).toMatchObject(always);
      expect(answer.headers()).not.toHaveProperty('x-powered-by');
    });
  }

  test('scripts and styles of a page', async ({ request }) => {
    const html = await (await request.get('/about')).text();
    const files = [...html.matchAll(/"(\/_next\/static\/[^"?]+\.(?:js|css|woff2)(?:\?[^"]*)?)"/g)];
    expect(files.length).toBeGreaterThan(1);
    for (const [, file = ''] of files) {
      const headers = (await request.get(file)).headers();
      expect([file, headers]).toEqual([file, expect.objectContaining(always)]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test('pages run no script but their own, answers none at all', async ({ request }) => {
    const pages = ['/', '/about', '/nothing-here', '/contact/result', '/search?q=<script>'];
    const policies = new Set<string>();
    for (const path of pages) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
      policies.add(policy);
      expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"]) {
        expect(policy, path).toContain(part);
      }
    }
    expect([...policies]).toHaveLength(1);
    for (const path of ['/api/health', '/api/certificate/check-visibility', '/api/nothing']) {
      const policy = (await request.get(path)).headers()['content-security-policy'];
      expect(policy, path).toContain("default-src 'none'");
    }
  });

  test('pages for queries say that a browser asks again', async ({ request }) => {
    for (const path of ['/search?q=gear', '/quote?product=2', '/shop?category=gears']) {
      const headers = (await request.get(path)).headers();
      expect([path, headers['cache-control']]).toEqual([path, 'private, no-cache']);
      const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect([path, again.status()]).toEqual([path, 304]);
      const total = Object.entries(headers).flat().join('').length;
      expect(total, path).toBeLessThan(3_500);
    }
  });
});
