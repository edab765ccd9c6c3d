import { smtpReply, startSmtpServer } from '../testing/loopback-server';
import { cleanUp, startTestService, waitFor, writeFiles } from '../testing/test-service';
import { sharedToken } from '../../node/secrets';

afterEach(cleanUp);

const SECRET = 'a-secret-that-the-three-share';

type Health = {
  status: string;
  storage: { status: string };
  mail: { status: string; reason?: string; unmailed: number; oldestWaiting: number | null } & {
    lastSent: string | null;
    refused: object[];
    refusals?: object[];
  };
};

async function startService(options: Parameters<typeof startTestService>[0]) {
  const service = await startTestService({ revalidateSecret: SECRET, ...options });
  const health = async () => (await service.app.inject('/health')).json<Health>();
  const payload = { name: 'Ada', email: 'ada@engines.example', message: 'A ring' };
  const send = () => service.app.inject({ method: 'POST', url: '/api/enquiries', payload });
  const inbox = async () =>
    (
      await service.app.inject({
        url: '/api/inbox/enquiries',
        headers: { 'x-editor-token': sharedToken(SECRET, 'inbox') },
      })
    ).json<{ data: unknown[]; mail: Health['mail'] }>();
  return { ...service, health, send, inbox };
}

describe('health of the service', () => {
  it('says when the last mail was sent', async () => {
    const smtp = await startSmtpServer();
    const now = () => Date.parse('2026-11-27T10:00:00Z');
    const { health, send } = await startService({ smtpUrl: smtp.url, now });
    expect(await health()).toMatchObject({
      status: 'ok',
      storage: { status: 'ok' },
      mail: { status: 'ok', oldestWaiting: null, lastSent: null, unmailed: 0 },
    });
    await send();
    await waitFor(async () => (await health()).mail.lastSent);
    expect((await health()).mail).toMatchObject({
      status: 'ok',
      lastSent: '2026-11-27T10:00:00.000Z',
    });
  });

  it('says that the mail server refuses, and how long the oldest mail waits', async () => {
    const smtp = await startSmtpServer(() => true);
    let time = 1_000_000;
    const { health, send } = await startService({ smtpUrl: smtp.url, now: () => time });
    await send();
    await waitFor(async () => (await health()).status === 'degraded');
    time += 90_000;
    const { mail } = await health();
    expect(mail).toMatchObject({ status: 'failing', oldestWaiting: 90, lastSent: null });
    expect(JSON.stringify(mail)).not.toContain('@');
  });

  it('says why one of several recipients has no mail; the inbox says who', async () => {
    const smtp = await startSmtpServer(undefined, {
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('old') ? smtpReply('550 5.1.1 <old@forge.example> left us') : null),
    });
    const to = 'office@forge.example, old@forge.example';
    const { health, send, inbox, lines } = await startService({
      ...{ smtpUrl: smtp.url, enquiriesTo: to },
    });
    await send();
    await waitFor(async () => (await health()).mail.refused.length);
    const { mail } = await health();
    expect(mail).toMatchObject({
      status: 'failing',
      refused: [{ reason: '550 5.1.1 after RCPT TO', mails: 1 }],
    });
    expect(JSON.stringify([mail, lines])).not.toContain('old@');
    expect((await inbox()).mail.refusals).toEqual([
      { address: 'old@forge.example', said: '550 5.1.1 <old@forge.example> left us', mails: 1 },
    ]);
    const toOffice = smtp.envelopes.filter(([address]) => address === 'office@forge.example');
    expect(toOffice).toHaveLength(1);
  });

  it('says that enquiries are mailed to nobody, and how many there were', async () => {
    const smtp = await startSmtpServer();
    const { health, send, inbox, lines, contentDir } = await startService({
      smtpUrl: smtp.url,
      mailFrom: { name: '', address: 'site@forge.example' },
    });
    await writeFiles(contentDir, { 'site-settings.json': { name: 'Quarry Forge' } });
    await waitFor(async () => (await health()).mail.status === 'nobody');
    expect((await send()).statusCode).toBe(200);
    await waitFor(async () => (await health()).mail.unmailed === 1);
    // The visitor has a receipt.
    await waitFor(() => smtp.mails.length);
    expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual(['ada@engines.example']);
    const { data, mail } = await inbox();
    expect(data).toHaveLength(1);
    expect(mail).toMatchObject({ status: 'nobody', unmailed: 1 });
    expect(mail.reason).toContain('ENQUIRIES_TO');
    expect(JSON.stringify(lines)).not.toContain('localhost.localdomain');
  });

  it('says so at the start, and not where ENQUIRIES_TO names somebody', async () => {
    const { contentDir, app } = await startService({ demo: true });
    await writeFiles(contentDir, { 'site-settings.json': { name: 'Quarry Forge' } });
    await app.close();
    const said = async (enquiriesTo?: string) => {
      const { lines } = await startService({ contentDir, enquiriesTo, demo: true });
      return lines.filter(({ msg }) => /nobody to mail/.test(String(msg))).length;
    };
    expect(await said()).toBe(1);
    expect(await said('Quote=sales@forge.example')).toBe(1);
    expect(await said('office@forge.example')).toBe(0);
  });
});
