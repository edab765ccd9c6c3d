import { getSiteSettings } from '@/lib/content/store/endpoints';
import { environment } from '@/lib/platform/env';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { absoluteUrl } from '@/lib/features/seo/absolute-url';
import { spokenLanguages } from '@/lib/features/languages/spoken-languages';
import { securityText } from '@/lib/features/seo/security-text';
import { speaking } from '@/lib/pages/in-language';

export const dynamic = 'force-dynamic';

/** Where to report a vulnerability: RFC 9116. */
export const GET = speaking(async () => {
  const { SECURITY_CONTACT } = environment();
  const settings = await getSiteSettings();
  const contact = SECURITY_CONTACT ?? settings?.email?.href;
  if (!contact) return new Response('Not found\n', { status: 404 });
  const locales = (await spokenLanguages()).map(({ locale }) => locale);
  const canonical = absoluteUrl('/.well-known/security.txt');
  return new Response(securityText({ contact, canonical, locales, now: new Date() }), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=3600' },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
