import { getSiteSettings } from '@/lib/content/store/endpoints';
import { loadWords } from '@/lib/content/words/load-words';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { plainHtmlPage } from '@/lib/platform/http/plain-html-page';
import { fill } from '@/words/format';
import { speaking } from '@/lib/pages/in-language';

export const dynamic = 'force-dynamic';

/** What nginx answers while no site does; bin/standalone/keep-unavailable-page.ts stores it for nginx. */
export const GET = speaking(async () => {
  const [settings, { language, errors }] = await Promise.all([getSiteSettings(), loadWords()]);
  const { site, title, text, orCallBelow, orCall } = errors.unavailable;
  const { phone, name: company = site } = settings ?? {};
  const link = phone?.href ? { href: phone.href, name: phone.text } : undefined;
  // Without the settings nothing is stored in place of what is known.
  return plainHtmlPage(settings ? 200 : 503, {
    language,
    title: fill(title, { company }),
    text: phone ? (link ? orCallBelow : fill(orCall, { phone: phone.text })) : text,
    link,
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET', 'HEAD');
