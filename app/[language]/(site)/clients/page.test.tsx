import { screen, within } from '@testing-library/react';
import { holdContent } from '@/testing/hold-content';
import { show } from '@/testing/show';
import ClientsPage from './page';

const clients = [{ title: 'Halvane Wind' }, { title: 'Corvane Pumps' }];
const company = {
  siteSettings: { name: 'A Forge' },
  clients,
  portfolio: [{ id: 1, title: 'Crankshafts', text: 'Sets for Corvane Pumps.' }],
};
const said = '<p>“None has come back.”</p><p>Ruth Ashdale, Halvane Wind</p>';
const homePage = (items: object[]) => ({
  sections: [...Array(4).fill({ items: [] }), { items }],
});

describe('the page of the clients', () => {
  it('tells below their marks what they say, and what was made for them', async () => {
    await holdContent({
      ...company,
      portfolio: [{ id: 1, title: 'Tower rings', text: 'For Halvane Wind.' }],
      homePage: homePage([
        { title: 'testimonial', contents: { title: 'What buyers say', html: said } },
      ]),
    });
    show(await ClientsPage());
    const cases = screen.getByRole('region', { name: 'What buyers say' });
    expect(within(cases).getAllByRole('article')).toHaveLength(1);
    expect(within(cases).getByText('“None has come back.”')).toBeVisible();
    expect(within(cases).getByRole('link', { name: 'Tower rings' })).toBeVisible();
  });

  it('tells of works where nobody says anything', async () => {
    await holdContent({ ...company, homePage: homePage([]) });
    show(await ClientsPage());
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Crankshafts' })).toBeVisible();
  });

  it('shows the marks alone where the content tells no case', async () => {
    await holdContent({ ...company, portfolio: [], homePage: homePage([]) });
    show(await ClientsPage());
    expect(screen.getByText('Halvane Wind')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });
});
