import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { BrandLogos } from './brand-logos';

test('a logo where there is one, else the name', () => {
  show(
    <BrandLogos
      clients={[
        { title: 'Corvane', picture: { src: '/media/host/corvane.svg', alt: 'Logo of Corvane' } },
        { title: 'Wrenlow', picture: undefined },
        { title: undefined, picture: undefined },
      ]}
    />,
  );
  expect(screen.getByAltText('Logo of Corvane')).toBeInTheDocument();
  expect(screen.getByText('Wrenlow')).toBeVisible();
  expect(screen.getByText('No Title Available')).toBeVisible();
});

test('without clients there is no section', () => {
  expect(show(<BrandLogos clients={[]} />)).toBeEmptyDOMElement();
});
