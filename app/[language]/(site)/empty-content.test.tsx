import { screen } from '@testing-library/react';
import { holdContent } from '@/testing/hold-content';
import { show } from '@/testing/show';
import PortfolioDetailsPage from './portfolio-details/page';
import SingleServicePage from './service-single/page';
import SustainabilityPage from './sustainability/page';

const pages = [
  ['portfolio-details', PortfolioDetailsPage, 'Project'],
  ['service-single', SingleServicePage, 'Service'],
  ['sustainability', SustainabilityPage, 'Sustainability'],
] as const;

const siteSettings = { name: 'A Forge' };

describe('empty content', () => {
  test.each(pages)('%s says that it is on its way if nothing was ever loaded', async (_, Page) => {
    await holdContent({});
    const page = show(await Page());
    expect(screen.getByRole('region', { name: 'This page is on its way' })).toBeVisible();
    expect(page.querySelector('[data-not-loaded]')).not.toBeNull();
  });

  test.each(pages)(
    '%s shows "Loading..." if the content was never loaded',
    async (_, Page, name) => {
      await holdContent({ siteSettings });
      show(await Page());
      expect(screen.getByRole('region', { name })).toHaveTextContent('Loading...');
    },
  );

  test.each(pages)('%s leaves the section out if its content is empty', async (_, Page) => {
    await holdContent({
      ...{ siteSettings, excellence: [], portfolio: [], projects: [], servicePages: [] },
      homePage: { sections: [] },
    });
    const page = show(await Page());
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page).not.toHaveTextContent('Loading...');
  });
});
