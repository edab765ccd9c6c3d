import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { ServiceBanner } from './service-banner';

test('one statement over a picture that is scenery', () => {
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

test('without a title there is no banner', () => {
  const page = show(
    <ServiceBanner banner={{ title: undefined, subtitle: 'alone', backgroundImage: undefined }} />,
  );
  expect(page).toBeEmptyDOMElement();
});
