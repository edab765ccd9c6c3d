import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { TeamGrid } from '@/components/team/team-grid/team-grid';
import { banners } from '@/lib/demo-data/banners';
import { team } from '@/lib/demo-data/team';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/team-2');

export default function EngineersPage() {
  return (
    <>
      <PageBanner title={routeOf('/team-2').name} picture={banners.team} />
      <TeamGrid
        variant="rows"
        title="Whom to ask about what"
        text="Find your subject, write to its engineer."
        members={team}
      />
    </>
  );
}
