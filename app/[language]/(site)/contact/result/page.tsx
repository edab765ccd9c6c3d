import { ConsultationForm } from '@/components/contact/enquiry-form/consultation-form';
import { ContactForm } from '@/components/contact/enquiry-form/contact-form';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import {
  EnquiryResult,
  type EnquiryOutcome,
} from '@/components/contact/enquiry-result/enquiry-result';
import { captcha } from '@/lib/features/enquiries/captcha';
import { enquirySubject } from '@/lib/features/enquiries/subject';
import { getIndustrialHome, getSiteSettings } from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { readFormResult } from '@/lib/features/forms/form-result';
import { sitePage } from '../../../site-page';

function outcomeOf(status: number | undefined): EnquiryOutcome {
  if (status === undefined) return 'none';
  return status === 200 ? 'sent' : status === 504 ? 'unknown' : 'refused';
}

/** Where the enquiry form leads without scripts. */
const { generateMetadata, Page } = sitePage('/contact/result', {
  async Screen(page) {
    const [settings, industrialHome, result] = await Promise.all([
      getSiteSettings(),
      getIndustrialHome(),
      readFormResult('/contact/result'),
    ]);
    const outcome = outcomeOf(result?.status);
    const subject = await enquirySubject(result?.values.about);
    const form = { settings, result, captcha: captcha() };
    return (
      <>
        <PageBanner
          page={page}
          title={siteWords().contact.result[outcome === 'unknown' ? 'none' : outcome]}
          under={['/contact']}
          slim
        />
        <EnquiryResult outcome={outcome}>
          {result?.values.subject === undefined ? (
            <ContactForm labelledBy="page-title" subject={subject} {...form} />
          ) : (
            <ConsultationForm {...form} subjects={industrialHome?.subjects} />
          )}
        </EnquiryResult>
      </>
    );
  },
});
export { generateMetadata, Page as default };
