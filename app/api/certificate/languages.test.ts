import { PDF, CODE } from '@/testing/certificate-host';
import { serveCertificate } from '@/testing/certificate-site';
import { cookiesOf } from '@/testing/site-request';
import { speakLocales } from '@/testing/speak-languages';
import { words } from '@/words/words';

const site = serveCertificate();
const { call, get, newVisitor } = site;

beforeEach(() => speakLocales('en-GB', 'de-DE', 'pl-PL'));

describe('a certificate of a site in several languages', () => {
  it('stays unlocked in all, and its code is mailed in the language of the request', async () => {
    const { email, from } = newVisitor();
    const asked = await call('request', { email, language: 'de-DE' }, { from });
    const { notices } = words('de').certificate;
    expect(await asked.json()).toMatchObject({ message: notices.sent });
    expect(site.host.sent.map((body) => JSON.parse(body) as object)).toMatchObject([
      { email, language: 'de-DE' },
    ]);
    const headers = cookiesOf(asked);
    const unlocked = await call('verify', { otp: CODE, language: 'pl-PL' }, { headers });
    expect(await unlocked.json()).toMatchObject({
      message: words('pl').certificate.notices.unlocked,
    });
    for (const query of ['', '?language=de-DE', '?language=pl-PL', '?language=fr-FR']) {
      const document = await get(`document${query}`, { headers: cookiesOf(unlocked) });
      expect([document.status, await document.text()]).toEqual([200, PDF]);
    }
  });

  it('says in the language of the page why it is locked, and leads to its page', async () => {
    const { locked } = words('de').certificate;
    const html = await (await get('document?language=de-DE')).text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(locked);
    expect(html).toContain('href="/de/certificate"');
    expect(await (await get('document?language=fr-FR')).text()).toContain('href="/certificate"');
  });

  it('leads without scripts to the steps in the language of the form', async () => {
    const { email, from } = newVisitor();
    const { headers } = await call('request', undefined, {
      body: new URLSearchParams({ email, language: 'de-DE' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      from,
    });
    expect(headers.get('location')).toBe('/de/certificate/unlock');
  });
});
