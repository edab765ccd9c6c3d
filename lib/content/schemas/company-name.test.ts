import { serveContent } from '@/testing/served-content';
import { companyName } from './company-name';
import { processorMs } from '@/contract/testing/processor-time';
import { forgetContent } from '@/testing/forget-content';

const site = serveContent();

describe('companyName', () => {
  it.each([
    ['© 2026 Hammerscale Forge Ltd. All rights reserved.', 'Hammerscale Forge Ltd.'],
    ['Copyright (c) 2019–2026 by Holt & Sons | All Rights Reserved', 'Holt & Sons'],
    ['© Copyright 2024-26, Forge 48 GmbH', 'Forge 48 GmbH'],
    ['Ada Holt © 2026', 'Ada Holt'],
  ])('reads it from %j', (copyright, name) => expect(companyName(copyright)).toBe(name));

  it.each([undefined, '', '© 2026', 'All rights reserved.', `© ${'x'.repeat(100)}`])(
    'takes the host of the site for %j',
    (copyright) => {
      process.env.SITE_URL = 'https://www.forge.example';
      expect(companyName(copyright)).toBe('forge.example');
    },
  );
});

it('reads a line of commas in no time', async () => {
  const ms = await processorMs(() => {
    expect(companyName(`A${','.repeat(100_000)}B`)).toBe('forge.example');
  });
  expect(ms).toBeLessThan(500);
});

it('names the company of a host that gives no name', async () => {
  site.host.answerJson({ phone: '1', copyright: '© 2026 Hammerscale Forge' });
  expect(await site.content.getSiteSettings()).toMatchObject({ name: 'Hammerscale Forge' });
  site.host.answerJson({ name: 'Forge', copyright: '© 2026 Hammerscale Forge' });
  forgetContent();
  expect(await site.content.getSiteSettings()).toMatchObject({ name: 'Forge' });
});
