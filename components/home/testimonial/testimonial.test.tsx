import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { Testimonial } from './testimonial';

const quotation = (text: string) => ({
  html: `<p>${text}</p>`,
  name: 'Ruth Ashdale',
  role: 'buyer',
});

test('heading, subtitle and the quotation as markup', () => {
  show(
    <Testimonial
      testimonial={{
        heading: 'What buyers say',
        subtitle: 'We asked.',
        quotations: [quotation('<em>Good</em> parts')],
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'What buyers say' })).toBeVisible();
  expect(screen.getByText('We asked.')).toBeVisible();
  expect(screen.getByText('Good').tagName).toBe('EM');
  expect(screen.getByText('Ruth Ashdale')).toBeVisible();
});

test('without a quotation there is no section', () => {
  const page = show(
    <Testimonial
      testimonial={{ heading: 'What buyers say', subtitle: undefined, quotations: [] }}
    />,
  );
  expect(page).toBeEmptyDOMElement();
});
