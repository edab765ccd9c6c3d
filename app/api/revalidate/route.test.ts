import { environment } from '@/lib/platform/env';
import { contentStore } from '@/lib/content/store/store';
import { holdContent } from '@/testing/hold-content';
import { log } from '@/lib/platform/log';
import * as route from './route';

const secret = 'a-secret-for-the-refresh-hook';
process.env.REVALIDATE_SECRET = secret;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const post = (body: object) =>
  route.POST(
    new Request('http://localhost:3000/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    }),
  );

const request = () => new Request('http://localhost:3000/api/revalidate', { method: 'POST' });

describe('POST /api/revalidate', () => {
  it.each(methods)('answers 404 to %s if no secret is configured', async (method) => {
    const unset = jest.replaceProperty(environment(), 'REVALIDATE_SECRET', undefined);
    expect((await route[method](request())).status).toBe(404);
    unset.restore();
  });

  it.each(methods.filter((method) => method !== 'POST'))(
    '%s says what is served',
    async (method) => {
      const answer = await route[method](request());
      expect([answer.status, answer.headers.get('allow')]).toEqual([
        method === 'OPTIONS' ? 204 : 405,
        'POST, OPTIONS',
      ]);
    },
  );

  it('reads no more of a body than a list of endpoints takes', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        if (pulled < 100) controller.enqueue(Buffer.alloc(16 * 1024, '['));
        else controller.close();
      },
    });
    const answer = await route.POST(
      new Request('http://localhost:3000/api/revalidate', {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        body,
        ...{ duplex: 'half' },
      }),
    );
    expect(answer.status).toBe(422);
    expect(pulled).toBeLessThan(10);
  });

  it('takes the paths that it knows, and names the others', async () => {
    const publish = jest.spyOn(contentStore(), 'publish').mockResolvedValue();
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    const unknown = ['/api/list/clients-old', '/etc/passwd'];
    const mixed = await post({
      paths: [unknown[0]!, '/api/list/faq', unknown[1]!, '/api/list/faq'],
    });
    expect([mixed.status, await mixed.json()]).toEqual([200, expect.objectContaining({ unknown })]);
    expect(publish).toHaveBeenLastCalledWith(['/api/list/faq'], expect.any(Number));
    expect(warn).toHaveBeenCalledWith({ unknown }, expect.any(String));

    expect((await post({ paths: unknown })).status).toBe(200);
    expect(publish).toHaveBeenLastCalledWith([], expect.any(Number));
    const known = await post({ paths: ['/api/list/faq'] });
    expect(await known.json()).not.toHaveProperty('unknown');
    expect((await post({ paths: Array<string>(101).fill('/api/list/faq') })).status).toBe(422);
  });

  it('takes a path in all languages of the site, or in the one that is named', async () => {
    const languages = [
      { locale: 'en-GB', name: 'English' },
      { path: 'de', locale: 'de-DE', name: 'Deutsch' },
    ];
    // Also before the host has answered in the second.
    await holdContent({ siteSettings: { name: 'Forge', languages } });
    const publish = jest.spyOn(contentStore(), 'publish').mockResolvedValue();
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    await post({ paths: ['/api/list/faq'] });
    const german = '/api/list/faq?locale=de-DE';
    expect(publish).toHaveBeenLastCalledWith(['/api/list/faq', german], expect.any(Number));
    const unknown = ['/api/list/faq?locale=fr-FR'];
    const mixed = await post({ paths: ['/api/list/faq?locale=de-de', ...unknown] });
    expect(await mixed.json()).toMatchObject({ unknown });
    expect(publish).toHaveBeenLastCalledWith([german], expect.any(Number));
    expect(warn).toHaveBeenCalledWith({ unknown }, expect.any(String));
    await post({ all: true });
    expect(publish).toHaveBeenLastCalledWith(
      expect.arrayContaining(['/api/list/faq', german, '/api/quotes']),
      expect.any(Number),
    );
  });

  it('rejects a post without the secret', async () => {
    expect((await route.POST(request())).status).toBe(401);
  });
});
