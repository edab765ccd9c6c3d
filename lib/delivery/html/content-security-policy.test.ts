import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './content-security-policy';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

describe('the content security policy', () => {
  it('allows no inline script but those, no evaluation, no plug-in and no foreign form', () => {
    const policy = contentSecurityPolicy(['1'], { captcha: false, secure: false });
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
