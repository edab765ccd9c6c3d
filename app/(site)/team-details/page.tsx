import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { TeamProfile } from '@/components/team/team-profile/team-profile';
import { TeamRecord } from '@/components/team/team-profile/team-record';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getTeam } from '@/lib/content/endpoints';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/team-details', {
  Screen: async (page) => (
    <>
      <PageBanner page={page} under={['/team-1']} />
      <ContentBoundary content={await getTeam()} placeholder={<LoadingSection label="Profile" />}>
        {(members) => {
          const member = members.find(({ html }) => html);
          return (
            member && (
              <>
                <TeamProfile member={member} />
                <TeamRecord skills={member.skills} education={member.education} />
              </>
            )
          );
        }}
      </ContentBoundary>
    </>
  ),
});
export { generateMetadata, Page as default };
