import { HttpError, invalid } from '@/lib/platform/http/http-error';
import { holdContent } from '@/testing/hold-content';
import { siteRequest } from '@/testing/site-request';
import { words } from '@/words/words';
import { redirectToResult } from './form-result';
import { postHandler } from './post-handler';

beforeEach(() => holdContent({ siteSettings: { locale: 'de' } }));

const { errors } = words('de');

const answerTo = (error: HttpError, type: string, body: string) =>
  postHandler({
    handle: () => Promise.reject(error),
    redirectTo: redirectToResult('/contact/result'),
  })(siteRequest('/api/enquiries', { body, headers: { 'content-type': type } }));

describe('an answer in the language of the site', () => {
  it('has the form that programs know', async () => {
    const refused = invalid({ name: 'form.name', email: 'form.email' });
    const answer = await answerTo(refused, 'application/json', '{}');
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        status: 422,
        message: errors.form.name,
        field: 'name',
        errors: { name: errors.form.name, email: errors.form.email },
      },
    ]);
  });

  it('is a page in that language where a form without scripts was too long', async () => {
    const body = `message=${'x'.repeat(17_000)}`;
    const type = 'application/x-www-form-urlencoded';
    const html = await (await answerTo(new HttpError(400, 'form.check'), type, body)).text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(`<h1>${errors.plainResult.notSent}</h1>`);
    expect(html).toContain('höchstens 16 KB');
  });
});
