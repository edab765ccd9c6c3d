import { ContactForm } from '@/components/contact/enquiry-form/contact-form';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ContactPanel } from '@/components/contact/contact-panel/contact-panel';
import { Maps } from '@/components/contact/maps/maps';
import { getPlaces } from '@/lib/company/places';
import { getContactIntroduction, getSiteSettings, getSocialLinks } from '@/lib/content/endpoints';
import { environment } from '@/lib/env';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/contact', {
  introduction: async () => ({ description: (await getContactIntroduction())?.subtitle }),
  async Screen(page) {
    const [settings, places, socialLinks = [], introduction] = await Promise.all([
      getSiteSettings(),
      getPlaces(),
      getSocialLinks(),
      getContactIntroduction(),
    ]);
    return (
      <>
        <PageBanner page={page} />
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
            siteKey={environment().RECAPTCHA_SITE_KEY}
            labelledBy="enquiry-heading"
          />
        </ContactPanel>
        <Maps {...page.heading('map')} places={places} />
      </>
    );
  },
});
export { generateMetadata, Page as default };
