import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { cleanUp, waitFor, startTestService } from '../testing/test-service';

afterEach(cleanUp);

const enquiry = {
  name: '<b>Ada</b>',
  email: 'ada@engines.example',
  message: '<script>alert("Größe")</script>',
};

describe('outbox', () => {
  it('lists mails newest first and shows them escaped', async () => {
    const { app } = await startTestService({ demo: true });
    const empty = (await app.inject('/outbox')).body;
    expect(empty).toContain('No mail yet');
    expect(empty).toContain('<title>Outbox – Quarry Forge</title>');
    expect(empty).not.toContain('Hammerscale');
    await app.inject({ method: 'POST', url: '/api/enquiries', payload: enquiry });
    const list = await waitFor(async () => {
      const { body } = await app.inject('/outbox');
      return body.match(/<li>/g)?.length === 2 && body;
    });
    expect(list).toContain('Your message to');
    expect(list).toContain('Website enquiry from &lt;b&gt;Ada&lt;/b&gt;');

    const payload = { email: 'ada@engines.example' };
    await app.inject({ method: 'POST', url: '/api/certificate/request', payload });
    const { body, headers } = await app.inject('/outbox');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    const links = [...body.matchAll(/href="(\/outbox\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(links).toHaveLength(3);
    expect((await app.inject(links[0] ?? '')).body).toMatch(/one-time code[\s\S]+\d{6}/);
    // The receipt and the enquiry leave side by side, so either may be the older one.
    const [, enquiryMail] = /href="([^"]+)"><strong>Website enquiry/.exec(body) ?? [];
    const mail = (await app.inject(enquiryMail ?? '')).body;
    expect(mail).toContain('&lt;script&gt;alert(&quot;Größe&quot;)&lt;/script&gt;');
    expect(mail).not.toContain('<script>');
  });

  it('keeps mails as .eml files', async () => {
    const { app, dataDir } = await startTestService();
    await app.inject({ method: 'POST', url: '/api/enquiries', payload: enquiry });
    const dir = join(dataDir, 'outbox');
    const name = await waitFor(async () => {
      const names = await readdir(dir).catch(() => []);
      return names.find((file) => file.endsWith('.eml') && !file.startsWith('.'));
    });
    const mail = await PostalMime.parse(await readFile(join(dir, name)));
    expect(mail).toMatchObject({
      to: [{ address: 'office@forge.example' }],
      replyTo: [{ address: 'ada@engines.example' }],
    });
    expect(mail.text).toContain('Größe');
  });

  it.each(['/outbox/none', '/outbox/..%2f..%2fcontent%2fservices', '/outbox/.json'])(
    'has no %s',
    async (url) => {
      const { app } = await startTestService({ demo: true });
      const response = await app.inject(url);
      expect(response.json()).toMatchObject({ status: 404 });
    },
  );

  it('is shown in demo mode only', async () => {
    const { app } = await startTestService();
    expect((await app.inject('/outbox')).statusCode).toBe(404);
  });
});
