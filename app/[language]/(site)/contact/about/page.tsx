import { enquirySubject } from '@/lib/features/enquiries/subject';
import { getPage } from '@/lib/pages/page';
import { sitePage } from '../../../site-page';
import { contactScreen } from '../contact-screen';

/** What `proxy.ts` answers to `/contact?about=product:15`, so that `/contact` itself stays stored. */
const { generateMetadata, Page } = sitePage('/contact/about', {
  async Screen(page, query) {
    const [contact, { about }] = await Promise.all([getPage('/contact'), query]);
    return contactScreen(contact ?? page, await enquirySubject(about));
  },
});
export { generateMetadata, Page as default };
