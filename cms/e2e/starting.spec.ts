import { expect, full, test } from './editor';

// The menu starts closed at this width.
test.use({ viewport: { width: 1280, height: 900 } });

test(
  'nothing moves aside below the pointer while a page starts',
  full,
  async ({ page, signedIn }) => {
    await page.goto('/admin');
    const started = page.locator('.template-default--nav-hydrated.template-default--nav-animate');
    // As Payload draws it between its first two effects: for a frame, or for none.
    const left = await started.evaluate((frame) => {
      frame.classList.replace('template-default--nav-animate', 'template-default--nav-open');
      return frame.querySelector('.template-default__wrap')?.getBoundingClientRect().x;
    });
    expect(left).toBe(0);
    expect(signedIn).toBeTruthy();
  },
);
