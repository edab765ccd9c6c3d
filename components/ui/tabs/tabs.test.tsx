import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from './tabs-client';

const tabs = [
  { id: 'description', title: 'Description', content: 'A forged gear' },
  { id: 'reviews', title: 'Reviews', content: 'Four reviews' },
];

beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/shop-details');
});

describe('Tabs', () => {
  test('renders links to the panels on the server', () => {
    document.body.innerHTML = renderToStaticMarkup(<Tabs label="Product" tabs={tabs} />);
    expect(screen.getByRole('link', { name: 'Reviews' })).toHaveAttribute('href', '#reviews');
    expect(screen.getByText('Four reviews')).toHaveAttribute('id', 'reviews');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('selects and focuses tabs with the arrow keys', async () => {
    render(<Tabs label="Product" tabs={tabs} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Reviews', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
    expect(screen.getByText('A forged gear')).not.toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Description', selected: true })).toHaveFocus();
  });

  test('goes to the tab at the left with the arrow to the left', async () => {
    const three = [...tabs, { id: 'files', title: 'Files', content: 'Two drawings' }];
    render(
      <div dir="rtl">
        <Tabs label="Product" tabs={three} />
      </div>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Reviews', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Files', selected: true })).toHaveFocus();
  });

  test('opens the tab of the fragment; a click removes the fragment', async () => {
    history.replaceState(null, '', '/shop-details#reviews');
    render(<Tabs label="Product" tabs={tabs} />);
    expect(screen.getByRole('tab', { name: 'Reviews', selected: true })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
    expect(screen.getByRole('tab', { name: 'Description', selected: true })).toBeVisible();
    expect(location.hash).toBe('');
  });
});
