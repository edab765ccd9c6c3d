import { render, screen } from '@testing-library/react';
import { networkOf } from './networks';
import { SocialIcon } from './social-icon';

describe('SocialIcon', () => {
  test.each([
    ['https://www.linkedin.com/company/forge', 'linkedin'],
    ['https://youtu.be/abc', 'youtube'],
    ['https://twitter.com/forge', 'x'],
    ['https://x.com/forge', 'x'],
    ['https://instagram.com/forge', 'instagram'],
    ['https://m.facebook.com/forge', 'facebook'],
    ['https://www.pinterest.co.uk/forge', 'pinterest'],
    ['mailto:a@b.example', 'mail'],
    ['tel:+441144960191', 'phone'],
    ['https://notlinkedin.com/forge', 'link'],
    ['https://linkedin.com.example/forge', 'link'],
    ['no URL', 'link'],
  ])('%s belongs to %s', (href, network) => {
    expect(networkOf(href)).toBe(network);
  });

  test('names the link around it', () => {
    render(
      <a href="https://www.youtube.com/@forge">
        <SocialIcon url="https://www.youtube.com/@forge" />
      </a>,
    );
    expect(screen.getByRole('link', { name: 'YouTube' })).toBeVisible();
  });
});
