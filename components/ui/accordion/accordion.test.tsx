import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion';

const items = ['one', 'two', 'three'].map((id) => ({ id, title: `Question ${id}`, content: id }));

describe('Accordion', () => {
  test('opens the first item and gives all items one name', () => {
    const { container } = render(<Accordion name="faq" items={items} openFirst />);
    const details = [...container.querySelectorAll('details')];
    expect(details.map((item) => item.open)).toEqual([true, false, false]);
    expect(details.map((item) => item.getAttribute('name'))).toEqual(['faq', 'faq', 'faq']);
  });

  test('has headings as titles', () => {
    render(<Accordion name="faq" items={items} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });
});
