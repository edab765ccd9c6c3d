import { screen } from '@testing-library/react';
import {
  getExcellence,
  getHomePage,
  getPortfolio,
  getProjects,
  getServicePages,
  getSiteSettings,
} from '@/lib/content/endpoints';
import { settingsWith } from '@/testing/settings';
import type { HomeSections } from '@/lib/content/sections';
import { show } from '@/testing/show';
import PortfolioDetailsPage from './portfolio-details/page';
import SingleServicePage from './service-single/page';
import SustainabilityPage from './sustainability/page';

jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/host-takes-quotes', () => ({ hostTakesQuotes: async () => true }));
jest.mock('@/lib/content/endpoints', () => ({
  getExcellence: jest.fn(),
  getHomePage: jest.fn(),
  getPortfolio: jest.fn(),
  getServicePages: jest.fn(),
  getServicesIntroduction: jest.fn(),
  getProjects: jest.fn(),
  getOwnWords: async () => null,
  getPages: async () => [],
  getSiteSettings: jest.fn(),
}));

const pages = [
  ['portfolio-details', PortfolioDetailsPage, 'Project'],
  ['service-single', SingleServicePage, 'Service'],
  ['sustainability', SustainabilityPage, 'Sustainability'],
] as const;

/** What the pages ask for: once nothing was ever seen, once everything is there and empty. */
function hostHas(list: [] | undefined, home: Partial<HomeSections> | undefined) {
  jest.mocked(getPortfolio).mockResolvedValue(list);
  jest.mocked(getProjects).mockResolvedValue(list);
  jest.mocked(getServicePages).mockResolvedValue(list);
  jest.mocked(getExcellence).mockResolvedValue(list);
  jest.mocked(getHomePage).mockResolvedValue(home as HomeSections | undefined);
}

describe('empty content', () => {
  beforeEach(() => jest.mocked(getSiteSettings).mockResolvedValue(settingsWith()));

  test.each(pages)('%s says that it is on its way if nothing was ever loaded', async (_, Page) => {
    jest.mocked(getSiteSettings).mockResolvedValue(undefined);
    hostHas(undefined, undefined);
    const page = show(await Page());
    expect(screen.getByRole('region', { name: 'This page is on its way' })).toBeVisible();
    expect(page.querySelector('[data-not-loaded]')).not.toBeNull();
  });

  test.each(pages)(
    '%s shows "Loading..." if the content was never loaded',
    async (_, Page, name) => {
      hostHas(undefined, undefined);
      show(await Page());
      expect(screen.getByRole('region', { name })).toHaveTextContent('Loading...');
    },
  );

  test.each(pages)('%s leaves the section out if its content is empty', async (_, Page) => {
    hostHas([], {});
    const page = show(await Page());
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page).not.toHaveTextContent('Loading...');
  });
});
