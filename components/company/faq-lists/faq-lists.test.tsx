import { render, screen } from '@testing-library/react';
import { faqLists } from '@/lib/demo-data/faq';
import { FaqLists } from './faq-lists';

describe('FaqLists', () => {
  test('has three lists of five questions with the first one open', () => {
    const { container } = render(<FaqLists lists={faqLists} />);
    const items = [...container.querySelectorAll('details')];
    expect(items).toHaveLength(15);
    expect(items.flatMap((item, index) => (item.open ? [index] : []))).toEqual([0, 5, 10]);
    expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(3);
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });
});
