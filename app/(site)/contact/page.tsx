import { ContactForm } from '@/components/contact/enquiry-form/contact-form';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ContactPanel } from '@/components/contact/contact-panel/contact-panel';
import { Maps } from '@/components/contact/maps/maps';
import { getContactIntroduction, getSiteSettings, getSocialLinks } from '@/lib/content/endpoints';
import { environment } from '@/lib/env';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const generateMetadata = async () =>
  pageMetadata('/contact', { description: (await getContactIntroduction())?.subtitle });

export default async function ContactPage() {
  const [settings, socialLinks = [], introduction] = await Promise.all([
    getSiteSettings(),
    getSocialLinks(),
    getContactIntroduction(),
  ]);
  return (
    <>
      <PageBanner title={routeOf('/contact').name} />
      <ContactPanel settings={settings} socialLinks={socialLinks} introduction={introduction}>
        <ContactForm
          settings={settings}
          siteKey={environment().RECAPTCHA_SITE_KEY}
          labelledBy="enquiry-heading"
        />
      </ContactPanel>
      <Maps settings={settings} />
    </>
  );
}
