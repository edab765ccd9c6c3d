import { createHash } from 'node:crypto';
import { contentSecurityPolicy, scriptHashes } from './content-security-policy';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

describe('the content security policy', () => {
  it('hashes each inline script once, and nothing that does not run', () => {
    const html = [
      '<script src="/_next/a.js" async=""></script>',
      '<script>self.a=1</script>',
      '<script id="x">self.b=\n2</script>',
      '<script>self.a=1</script>',
      '<script type="application/ld+json">{"a":1}</script>',
      '<script async src="/b.js">never run</script>',
    ].join('<p>');
    expect(scriptHashes(html)).toEqual([hash('self.a=1'), hash('self.b=\n2')]);
  });

  it('allows no inline script but those, no evaluation, no plug-in and no foreign form', () => {
    const policy = contentSecurityPolicy(scriptHashes('<script>1</script>'), {
      captcha: false,
      secure: false,
    });
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' ${hash('1')}`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('allows reCAPTCHA only where it is set up', () => {
    const policy = contentSecurityPolicy([], { captcha: true, secure: true });
    expect(policy).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    );
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it('allows visitor statistics of one host, for scripts and what they send', () => {
    const without = contentSecurityPolicy([], { captcha: false, secure: true });
    const analytics = 'https://statistics.example';
    const policy = contentSecurityPolicy([], { captcha: false, secure: true, analytics });
    expect(policy).toContain(`script-src 'self' ${analytics};`);
    expect(policy).toContain(`connect-src 'self' ${analytics};`);
    expect(policy.replaceAll(` ${analytics}`, '')).toBe(without);
  });
});
