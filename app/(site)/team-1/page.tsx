import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { TeamGrid } from '@/components/team/team-grid/team-grid';
import { banners } from '@/lib/demo-data/banners';
import { team } from '@/lib/demo-data/team';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/team-1');

export default function TeamPage() {
  return (
    <>
      <PageBanner title={routeOf('/team-1').name} picture={banners.team} />
      <TeamGrid
        variant="cards"
        title="Five engineers, five direct lines"
        text="Your drawing goes straight to the one who will be responsible for the part."
        members={team}
      />
    </>
  );
}
