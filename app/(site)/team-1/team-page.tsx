import type { ComponentProps } from 'react';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { TeamGrid } from '@/components/team/team-grid/team-grid';
import { banners } from '@/lib/demo-data/banners';
import { team } from '@/lib/demo-data/team';
import { routeOf } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

const variants = {
  '/team-1': {
    variant: 'cards',
    title: 'Five engineers, five direct lines',
    text: 'Your drawing goes straight to the one who will be responsible for the part.',
  },
  '/team-2': {
    variant: 'rows',
    title: 'Whom to ask about what',
    text: 'Find your subject, write to its engineer.',
  },
  '/team-3': {
    variant: 'portraits',
    title: 'The people of the forge',
    text: 'They have spent their working lives with hot steel and know what it can do.',
  },
} as const satisfies Record<string, Omit<ComponentProps<typeof TeamGrid>, 'members'>>;

/** The team in one of its variants. */
export const teamPage = (path: keyof typeof variants) => ({
  metadata: pageMetadata(path),
  Page: () => (
    <>
      <PageBanner title={routeOf(path).name} picture={banners.team} />
      <TeamGrid {...variants[path]} members={team} />
    </>
  ),
});
