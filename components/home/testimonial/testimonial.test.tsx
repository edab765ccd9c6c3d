import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { Testimonial } from './testimonial';

const quotation = (text: string) => ({
  html: `<p>${text}</p>`,
  name: 'Ruth Ashdale',
  role: 'buyer',
});

describe('Testimonial', () => {
  test('shows heading, subtitle and quotation', () => {
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

  test('renders nothing without a quotation', () => {
    const page = show(
      <Testimonial
        testimonial={{ heading: 'What buyers say', subtitle: undefined, quotations: [] }}
      />,
    );
    expect(page).toBeEmptyDOMElement();
  });
});
