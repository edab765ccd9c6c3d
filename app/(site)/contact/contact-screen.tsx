import { ContactForm } from '@/components/contact/enquiry-form/contact-form';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ContactPanel } from '@/components/contact/contact-panel/contact-panel';
import { Maps } from '@/components/contact/maps/maps';
import { getPlaces } from '@/lib/features/company/places';
import { getContactIntroduction, getSiteSettings, getSocialLinks } from '@/lib/content/endpoints';
import { captcha } from '@/lib/features/enquiries/captcha';
import type { EnquirySubject } from '@/lib/features/enquiries/subject';
import type { Page } from '@/lib/pages/page';

/** @param subject what the visitor asks about */
export async function contactScreen(page: Page, subject?: EnquirySubject) {
  const [settings, places, socialLinks = [], introduction] = await Promise.all([
    getSiteSettings(),
    getPlaces(),
    getSocialLinks(),
    getContactIntroduction(),
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
      >
        <ContactForm
          settings={settings}
          captcha={captcha()}
          labelledBy="enquiry-heading"
          subject={subject}
        />
      </ContactPanel>
      <Maps {...page.heading('map')} places={places} />
    </>
  );
}
