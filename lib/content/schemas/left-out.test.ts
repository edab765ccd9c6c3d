import { log } from '@/lib/platform/log';
import { serveContent } from '@/testing/served-content';
import { isRemembered } from '@/lib/content/store/named-files';
import { forgetContent } from '@/testing/forget-content';

const site = serveContent();

it('says once what it leaves out of a text, and nothing that the host wrote', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const html =
    '<p>words</p><iframe src="/secret"></iframe><img src="https://secret.example/a.jpg">';
  site.host.answerJson([{ id: 1, title: 'A', html }]);
  await site.content.getProducts();
  forgetContent();
  await site.content.getProducts();
  const calls = warn.mock.calls.filter(([, message]) => /left out/.test(String(message)));
  expect(calls).toEqual([
    [
      {
        endpoint: '/api/list/industrial-products',
        index: 0,
        reason: 'not shown of a text: 1 iframe, 1 picture',
      },
      'malformed part of an item left out',
    ],
  ]);
});

it('lets visitors fetch the pictures of a text', async () => {
  site.host.answerJson([{ id: 1, title: 'A', html: '<img src="/b.jpg?w=1&amp;h=2">' }]);
  const [product] = (await site.content.getProducts()) ?? [];
  const src = /src="([^"]+)"/.exec(product?.html ?? '')?.[1]?.replaceAll('&#x26;', '&');
  expect(src).toMatch(/\/b\.jpg\?w=1&h=2$/);
  expect(isRemembered(src!)).toBe(true);
});
