import { ContactForm } from '@/components/contact/enquiry-form/contact-form';
import { QuietFooter } from '@/components/layout/footer/quiet-footer';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ContactPanel } from '@/components/contact/contact-panel/contact-panel';
import { Maps } from '@/components/contact/maps/maps';
import { getPlaces } from '@/lib/features/company/places';
import {
  getContactIntroduction,
  getSiteSettings,
  getSocialLinks,
} from '@/lib/content/store/endpoints';
import { captcha } from '@/lib/features/enquiries/captcha';
import type { EnquirySubject } from '@/lib/features/enquiries/subject';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import type { Page } from '@/lib/pages/page';

/** @param subject what the visitor asks about */
export async function contactScreen(page: Page, subject?: EnquirySubject) {
  const [settings, places, socialLinks = [], introduction, way] = await Promise.all([
    getSiteSettings(),
    getPlaces(),
    getSocialLinks(),
    getContactIntroduction(),
    quoteLink(),
  ]);
  return (
    <>
      <PageBanner page={page} slim />
      <ContactPanel
        settings={{
          phone: settings?.phone,
          email: settings?.email,
          address: settings?.address ?? places[0]?.address,
        }}
        socialLinks={socialLinks}
        introduction={introduction}
        quoteLink={way}
      >
        <ContactForm
          settings={settings}
          captcha={captcha()}
          labelledBy="enquiry-heading"
          subject={subject}
        />
      </ContactPanel>
      <Maps
        {...page.heading('map')}
        places={places}
        plan={page.blocks.find((block) => block.type === 'picture')}
      />
      <QuietFooter />
    </>
  );
}
