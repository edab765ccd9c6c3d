import { readFormResult } from '@/lib/features/forms/form-result';
import { inLanguage } from '@/lib/content/store/current-language';
import { serveHost } from '@/testing/fake-host';
import { holdContent } from '@/testing/hold-content';
import { cookiesOf, siteRequest } from '@/testing/site-request';
import { speakLocales } from '@/testing/speak-languages';
import { words } from '@/words/words';
import { POST } from './route';

let jar = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const value = new RegExp(`${name}=([^;]+)`).exec(jar)?.[1];
      return value && { value };
    },
  }),
}));

let received: Record<string, unknown>[] = [];
serveHost((request, response) => {
  let text = '';
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    received.push(JSON.parse(text) as Record<string, unknown>);
    response.end('{"status": 200}');
  });
});

const enquiry = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
let visitors = 0;
const post = (body: object) =>
  POST(
    siteRequest('/api/enquiries', { body: JSON.stringify(body), from: `192.0.2.${++visitors}` }),
  );
const postForm = (fields: Record<string, string>) =>
  POST(
    siteRequest('/api/enquiries', {
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      from: `192.0.2.${++visitors}`,
    }),
  );

beforeEach(() => {
  received = [];
  jar = '';
  return holdContent({
    siteSettings: { locale: 'en-GB' },
    products: [{ id: 15, title: 'Crane hook' }],
  });
});

describe('an enquiry from a site in several languages', () => {
  beforeEach(() => speakLocales('en-GB', 'de-DE', 'pl-PL', 'ar-EG'));

  it.each(['de-DE', 'pl-PL', 'ar-EG'])('in %s is answered and passed on so', async (language) => {
    const { contact, errors } = words(language);
    const done = (await (await post({ ...enquiry, language })).json()) as object;
    expect(done).toMatchObject({ message: contact.sent });
    expect(received).toMatchObject([{ ...enquiry, language }]);
    const refused = await post({ ...enquiry, name: '', language });
    expect(await refused.json()).toMatchObject({ errors: { name: errors.form.name } });
  });

  it.each([
    ['forged', 'xx-XX\r\nBcc: x'],
    ['no longer the site’s', 'fr-FR'],
    ['no text', 7],
    ['not said', undefined],
  ])('in a language that is %s counts as one in the main language', async (_, language) => {
    const done = await post({ ...enquiry, language });
    expect(await done.json()).toMatchObject({ message: words('en').contact.sent });
    expect(received).toMatchObject([{ language: 'en-GB' }]);
  });

  it('tells the staff in their language what it is about', async () => {
    await post({ ...enquiry, about: 'product:15', language: 'de-DE' });
    expect(received).toMatchObject([
      { about: 'Crane hook', message: 'About: Crane hook\n\nHello', language: 'de-DE' },
    ]);
  });

  it('leads without scripts to the result in its language, which no other language shows', async () => {
    const wrong = await postForm({ ...enquiry, email: 'ada@', language: 'de-DE' });
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/de/contact/result']);
    jar = cookiesOf(wrong).cookie!;
    const shownIn = (path: string) => inLanguage(path, () => readFormResult('/contact/result'));
    expect(await shownIn('de')).toMatchObject({
      message: words('de').errors.form.email,
      values: { message: 'Hello' },
    });
    expect([await shownIn('main'), await shownIn('pl')]).toEqual([undefined, undefined]);
    const done = await postForm({ ...enquiry, language: 'en-GB' });
    expect(done.headers.get('location')).toBe('/contact/result');
  });
});

it('an enquiry from a site in one language says none, whatever a form says', async () => {
  speakLocales('en-GB');
  await post({ ...enquiry, language: 'de-DE' });
  expect(received).toEqual([{ ...enquiry, recaptchaToken: '' }]);
});
