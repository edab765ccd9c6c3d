import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { ServiceBanner } from './service-banner';

describe('ServiceBanner', () => {
  test('shows the statement over a decorative picture', () => {
    const page = show(
      <ServiceBanner
        banner={{
          title: 'One works',
          subtitle: 'From bar to part.',
          backgroundImage: { src: '/media/host/works.jpg', alt: 'The works' },
        }}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'One works' })).toBeVisible();
    expect(screen.getByText('From bar to part.')).toBeVisible();
    expect(page.querySelector('img')).toHaveAttribute('alt', '');
  });

  test('renders nothing without a title', () => {
    const page = show(
      <ServiceBanner
        banner={{ title: undefined, subtitle: 'alone', backgroundImage: undefined }}
      />,
    );
    expect(page).toBeEmptyDOMElement();
  });
});
