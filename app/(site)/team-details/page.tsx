import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { TeamProfile } from '@/components/team/team-profile/team-profile';
import { TeamRecord } from '@/components/team/team-profile/team-record';
import { banners } from '@/lib/demo-data/banners';
import { teamProfile } from '@/lib/demo-data/team';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/team-details');

export default function TeamDetailsPage() {
  const { member, story, facts, skills, education } = teamProfile;
  return (
    <>
      <PageBanner
        title={routeOf('/team-details').name}
        breadcrumbs={['/team-1']}
        picture={banners.team}
      />
      <TeamProfile member={member} story={story} facts={facts} />
      <TeamRecord skills={skills} education={education} />
    </>
  );
}
