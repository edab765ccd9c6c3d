import { serveContent } from '@/testing/served-content';
import { forgetContent } from '@/testing/forget-content';

const site = serveContent();

async function page(settings: object) {
  site.host.answerJson(settings);
  forgetContent();
  const { GET } = await import('./route');
  const answer = await GET();
  return { status: answer.status, html: await answer.text() };
}

describe('/unavailable', () => {
  it('names the company and its phone', async () => {
    const { status, html } = await page({ name: 'Holt & Sons', phone: '+44 114 496 0180' });
    expect(status).toBe(200);
    expect(html).toContain('<h1>Holt &amp; Sons is back in a moment</h1>');
    expect(html).toMatch(/<a href="tel:\+441144960180"[^>]*>\+44 114 496 0180<\/a>/);
  });

  it('needs nothing else', async () => {
    const { html } = await page({ name: 'Forge', phone: '1' });
    expect(html).not.toMatch(/<script|<link|<img|url\(/);
  });

  it('shows no phone where there is none', async () => {
    const { html } = await page({ name: 'Forge' });
    expect(html).toContain('Please try again shortly.</p>');
    expect(html).not.toContain('tel:');
  });
});
