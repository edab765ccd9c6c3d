import { inboxList } from '../../contract/inbox';
import { sharedToken } from '../../node/secrets';
import { drawingSentences } from '../../words/drawing-sentences';
import { DRAWING_LIMITS, drawingTypes } from '../../contract/drawings';
import { fill } from '../../words/format';
import { words } from '../../words/words';
import { startSmtpServer } from '../testing/loopback-server';
import { quoteForm } from '../testing/quote-form';
import { cleanUp, startTestService, waitFor } from '../testing/test-service';

afterEach(cleanUp);

const SECRET = 'a-secret-that-the-three-share';
const visitor = { name: 'Ada', email: 'ada@engines.example' };
const enquiry = { ...visitor, message: 'A ring of 34CrNiMo6.' };
const titleIn = (locale: string) =>
  fill(words(locale).mail.receipt.subject, { company: 'Quarry Forge' });

/** Settings of the test service name no locale: the company writes English. */
async function startService() {
  const smtp = await startSmtpServer();
  const { app } = await startTestService({ smtpUrl: smtp.url, revalidateSecret: SECRET });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const inbox = async (kind: string) => {
    const headers = { 'x-editor-token': sharedToken(SECRET, 'inbox') };
    const { data } = inboxList.parse(
      (await app.inject({ url: `/api/inbox/${kind}`, headers })).json(),
    );
    return data.map(({ language }) => language);
  };
  return { app, smtp, post, inbox };
}

describe('what a visitor sends in another language', () => {
  it.each([
    ['de-DE', 'German (Germany)'],
    ['pl-PL', 'Polish (Poland)'],
    ['ar-EG', 'Arabic (Egypt)'],
  ])('is receipted in %s, and mailed to the staff in theirs, naming it', async (language, name) => {
    const { smtp, post, inbox } = await startService();
    await post('/api/enquiries', { ...enquiry, language });
    await waitFor(() => smtp.mails.length === 2);
    expect(smtp.mailTo(visitor.email)?.subject).toBe(titleIn(language));
    const toStaff = smtp.mailTo('office@forge.example');
    expect(toStaff?.subject).toBe('Website enquiry from Ada');
    expect(toStaff?.text).toContain(`\nLanguage: ${name}\n`);
    expect(await inbox('enquiries')).toEqual([language]);
  });

  it.each([
    ['that is none', 'de-DE\r\nBcc: x@y.example', null],
    ['that is no text', { locale: 'de-DE' }, null],
    ['without words', 'fo-FO', 'fo-FO'],
    ['that is not said', undefined, null],
  ])('in a language %s is receipted in the company’s', async (_, language, kept) => {
    const { smtp, post, inbox } = await startService();
    await post('/api/enquiries', { ...enquiry, language });
    await waitFor(() => smtp.mails.length === 2);
    expect(smtp.mailTo(visitor.email)?.subject).toBe(titleIn('en'));
    expect(smtp.raw.join()).not.toContain('Bcc');
    expect(await inbox('enquiries')).toEqual([kept]);
  });

  it('is the same in every language', async () => {
    const { post, inbox } = await startService();
    const request_id = '9f3c1d52-8a4e-4b1c-9a77-0c1f6f6f2d10';
    for (const language of ['de-DE', 'pl-PL', undefined])
      await post('/api/enquiries', { ...enquiry, request_id, language });
    expect(await inbox('enquiries')).toEqual(['de-DE']);
  });

  it('is told in it which drawings were not taken', async () => {
    const { app, inbox } = await startService();
    const quote = { ...visitor, parts: [{ description: 'Ring' }], language: 'de-DE' };
    const answer = await app.inject(await quoteForm(quote, [['ring.exe', 'MZ']]));
    const { wrongType } = drawingSentences(words('de'), DRAWING_LIMITS, Object.keys(drawingTypes));
    expect(answer.json()).toMatchObject({ refused: [{ name: 'ring.exe', message: wrongType }] });
    expect(await inbox('quotes')).toEqual(['de-DE']);
  });

  it('gets its code in it', async () => {
    const { smtp, post, inbox } = await startService();
    await post('/api/certificate/request', { ...visitor, language: 'ar-EG' });
    const { subject } = words('ar').mail.code;
    expect(smtp.mails.map((mail) => mail.subject?.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      fill(subject, { company: 'Quarry Forge' }).replace(/[\u2066-\u2069]/g, ''),
    ]);
    expect(await inbox('code-requests')).toEqual(['ar-EG']);
  });

  it('is told in it that no code is sent', async () => {
    const { app } = await startTestService();
    const payload = { ...visitor, language: 'pl-PL' };
    const answer = await app.inject({ method: 'POST', url: '/api/certificate/request', payload });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      503,
      words('pl').certificate.noMail,
    ]);
  });
});
