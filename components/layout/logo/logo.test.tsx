import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { Logo } from './logo';

describe('Logo', () => {
  test('is the picture, which has the name', () => {
    show(<Logo src="/media/a/logo.svg" name="Tiny Works" size="header" />);
    expect(screen.getByAltText('Tiny Works')).toBeVisible();
  });

  test.each(['header', 'footer'] as const)('is the name where there is no picture: %s', (size) => {
    show(<Logo name="Tiny Works" size={size} />);
    expect(screen.getByText('Tiny Works')).toBeVisible();
  });
});
