import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { TeamGrid } from '@/components/team/team-grid/team-grid';
import { banners } from '@/lib/demo-data/banners';
import { team } from '@/lib/demo-data/team';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/team-3');

export default function PeoplePage() {
  return (
    <>
      <PageBanner title={routeOf('/team-3').name} picture={banners.team} />
      <TeamGrid
        variant="portraits"
        title="The people of the forge"
        text="They have spent their working lives with hot steel and know what it can do."
        members={team}
      />
    </>
  );
}
