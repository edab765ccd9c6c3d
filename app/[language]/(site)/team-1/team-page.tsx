import type { ComponentProps } from 'react';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { TeamGrid } from '@/components/team/team-grid/team-grid';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getSiteSettings, getTeam } from '@/lib/content/store/endpoints';
import { sitePage } from '../../site-page';

const variants = {
  '/team-1': 'cards',
  '/team-2': 'rows',
  '/team-3': 'portraits',
} as const satisfies Record<string, ComponentProps<typeof TeamGrid>['variant']>;

/** The team in one of its variants. */
export const teamPage = (path: keyof typeof variants) =>
  sitePage(path, {
    async Screen(page) {
      const heading = page.heading('team');
      const [team, settings] = await Promise.all([getTeam(), getSiteSettings()]);
      return (
        <>
          <PageBanner page={page} statement={heading} />
          <ContentBoundary content={team} placeholder={<LoadingSection label={heading.title} />}>
            {(members) => (
              <TeamGrid
                {...heading}
                titledBy="page-statement"
                variant={variants[path]}
                members={members}
                phone={settings?.phone}
                hasProfile={page.leadsTo('/team-details')}
              />
            )}
          </ContentBoundary>
        </>
      );
    },
  });
