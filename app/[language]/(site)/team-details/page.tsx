import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { TeamProfile } from '@/components/team/team-profile/team-profile';
import { TeamRecord } from '@/components/team/team-profile/team-record';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getTeam } from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/team-details', {
  async Screen(page) {
    const members = await getTeam();
    const member = members?.find(({ html }) => html);
    return (
      <>
        <PageBanner page={page} title={member?.name} under={['/team-1']} />
        <ContentBoundary
          content={members}
          placeholder={<LoadingSection label={siteWords().company.profile} />}
        >
          {() =>
            member && (
              <>
                <TeamProfile member={member} titledBy="page-title" />
                <TeamRecord skills={member.skills} education={member.education} />
              </>
            )
          }
        </ContentBoundary>
      </>
    );
  },
});
export { generateMetadata, Page as default };
