import { render, screen } from '@testing-library/react';
import { FaqLists } from './faq-lists';

const groups = ['Prices', 'Dates & delivery'].map((title, index) => ({
  title,
  slug: index === 0 ? 'money' : undefined,
  picture: undefined,
  entries: ['When', 'How'].map((word) => ({ question: `${word}: ${title}?`, answer: 'Soon.' })),
}));

const quoteLink = { href: '/quote', name: 'Request a Quote', takesDrawings: true };

describe('FaqLists', () => {
  test('opens the first question of each list', () => {
    const { container } = render(
      <FaqLists groups={groups} contact={{ title: 'Another one?' }} quoteLink={quoteLink} />,
    );
    const items = [...container.querySelectorAll('details')];
    expect(items.map(({ open }) => open)).toEqual([true, false, true, false]);
    expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(2);
  });

  test('has a fragment for each question, by the slug or the title of its list', () => {
    const { container } = render(
      <FaqLists groups={groups} contact={{ title: 'Another one?' }} quoteLink={quoteLink} />,
    );
    const ids = [...container.querySelectorAll('details [id]')].map(({ id }) => id);
    expect(ids).toEqual(['money-1', 'money-2', 'dates-delivery-1', 'dates-delivery-2']);
  });

  test('keeps lists of one title apart', () => {
    const alike = groups.map((group) => ({ ...group, slug: undefined, title: 'Prices' }));
    const { container } = render(
      <FaqLists groups={alike} contact={{ title: 'Another one?' }} quoteLink={quoteLink} />,
    );
    const ids = [...container.querySelectorAll('details [id]')].map(({ id }) => id);
    expect(ids).toEqual(['prices-1', 'prices-2', 'part-2-1', 'part-2-2']);
    const names = [...container.querySelectorAll('details')].map((item) =>
      item.getAttribute('name'),
    );
    expect(new Set(names).size).toBe(2);
  });

  test('leads to the contact page with another question', () => {
    const contact = { title: 'Another one?', text: 'Ask us.' };
    const { rerender } = render(
      <FaqLists groups={groups} contact={contact} quoteLink={quoteLink} />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Another one?' })).toBeVisible();
    expect(screen.getByText('Ask us.')).toBeVisible();
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/quote', '/contact']);
    const other = { href: '/contact', name: 'Contact Us', takesDrawings: false };
    rerender(<FaqLists groups={groups} contact={contact} quoteLink={other} />);
    expect(links()).toEqual(['/contact']);
  });

  test('shows the picture of a list beside its title', () => {
    const picture = { src: '/media/host/section.svg', alt: 'Drawing: a section' };
    const pictured = groups.map((group, index) => (index === 0 ? { ...group, picture } : group));
    render(
      <FaqLists groups={pictured} contact={{ title: 'Another one?' }} quoteLink={quoteLink} />,
    );
    expect(screen.getAllByRole('img').map((shown) => shown.getAttribute('alt'))).toEqual([
      'Drawing: a section',
    ]);
  });
});
