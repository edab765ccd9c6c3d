import { lockedKey } from '@/lib/features/documents/locked-key';
import { CODE } from '@/testing/certificate-host';
import { serveCertificate } from '@/testing/certificate-site';
import { cookiesOf } from '@/testing/site-request';

const site = serveCertificate();
const { call, get, newVisitor } = site;

const keyOf = (name: string) => lockedKey(`${site.host.url}/locked/${name}`);

/** A browser that has confirmed a code for a document, or for the certificate. */
async function unlocked(file?: string) {
  const { email, from } = newVisitor();
  const requested = await call('request', { email, file }, { from });
  expect(requested.status).toBe(200);
  const waiting = cookiesOf(requested);
  const verified = await call('verify', { otp: CODE, file }, { headers: waiting, from });
  expect(verified.status).toBe(200);
  return { email, from, headers: cookiesOf(verified) };
}

const statusOf = async (headers: Record<string, string>, file?: string) =>
  (await get(`document${file ? `?file=${file}` : ''}`, { headers })).status;

describe('one code', () => {
  it('opens one document', async () => {
    const [drawing, model] = [keyOf('drawing.pdf'), keyOf('model.step')];
    const { headers } = await unlocked(drawing);
    expect(await statusOf(headers, drawing)).toBe(200);
    expect(await statusOf(headers, model)).toBe(401);
    expect(await statusOf(headers)).toBe(401);
    const certificate = await unlocked();
    expect(await statusOf(certificate.headers)).toBe(200);
    expect(await statusOf(certificate.headers, drawing)).toBe(401);
  });

  it('is confirmed for the document that it was requested for', async () => {
    const [drawing, model] = [keyOf('drawing.pdf'), keyOf('model.step')];
    const { email, from } = newVisitor();
    const waiting = cookiesOf(await call('request', { email, file: drawing }, { from }));
    for (const file of [model, undefined]) {
      const answer = await call('verify', { otp: CODE, file }, { headers: waiting, from });
      expect(answer.status).toBe(401);
    }
    const answer = await call('verify', { otp: CODE, file: drawing }, { headers: waiting, from });
    expect(answer.status).toBe(200);
  });

  it('for another document locks the first one again', async () => {
    const [drawing, model] = [keyOf('drawing.pdf'), keyOf('model.step')];
    const { email, from, headers } = await unlocked(drawing);
    expect((await call('request', { email, file: model }, { from, headers })).status).toBe(200);
    expect(await statusOf(headers, drawing)).toBe(401);
  });

  it('is not ended from the page of another document', async () => {
    const [drawing, model] = [keyOf('drawing.pdf'), keyOf('model.step')];
    const { headers } = await unlocked(drawing);
    const other = await call('reset', { file: model }, { headers });
    expect([other.status, other.headers.getSetCookie()]).toEqual([200, []]);
    expect(await statusOf(headers, drawing)).toBe(200);
    await call('reset', { file: drawing }, { headers });
    expect(await statusOf(headers, drawing)).toBe(401);
  });

  it('shows its step at its document only', async () => {
    const [drawing, model] = [keyOf('drawing.pdf'), keyOf('model.step')];
    const { headers } = await unlocked(drawing);
    const stepAt = async (query: string) =>
      ((await (await get(`check-visibility${query}`, { headers })).json()) as { step: string })
        .step;
    expect(await stepAt(`?file=${drawing}`)).toBe('document');
    expect(await stepAt(`?file=${model}`)).toBe('request');
    expect(await stepAt('')).toBe('request');
  });

  it('is not sent for a document that no content names', async () => {
    const { email, from } = newVisitor();
    for (const file of [keyOf('other.pdf'), '../certificate.pdf', 'x'.repeat(5_000)]) {
      site.host.asked = [];
      expect((await call('request', { email, file }, { from })).status).toBe(404);
      expect(site.host.asked).not.toContain('POST /api/certificate/request');
    }
  });

  it('leads a browser without scripts back to the page of the document', async () => {
    const file = keyOf('drawing.pdf');
    const { email, from } = newVisitor();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = String(new URLSearchParams({ email, file }));
    const answer = await call('request', {}, { body, headers, from });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/certificate/unlock?file=${file}`);
  });
});
