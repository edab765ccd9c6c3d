import { getSiteSettings } from '@/lib/content/endpoints';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { plainHtmlPage } from '@/lib/platform/http/plain-html-page';

export const dynamic = 'force-dynamic';

/** What nginx answers while no site does; bin/standalone/keep-unavailable-page.ts stores it for nginx. */
export async function GET(): Promise<Response> {
  const settings = await getSiteSettings();
  const { phone, name = 'The website' } = settings ?? {};
  const text = 'The website cannot be shown just now. Please try again shortly';
  const link = phone?.href ? { href: phone.href, name: phone.text } : undefined;
  // Without the settings nothing is stored in place of what is known.
  return plainHtmlPage(settings ? 200 : 503, {
    title: `${name} is back in a moment`,
    text: phone ? `${text}, or call us: ${link ? '' : phone.text}` : `${text}.`,
    link,
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
