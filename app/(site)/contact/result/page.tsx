import { ConsultationForm } from '@/components/features/enquiry-form/consultation-form';
import { ContactForm } from '@/components/features/enquiry-form/contact-form';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { EnquiryResult } from '@/components/sections/enquiry-result/enquiry-result';
import { getSiteSettings } from '@/lib/content/endpoints';
import { environment } from '@/lib/env';
import { readFormResult } from '@/lib/http/form-result';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/contact/result');

const titleOf = (status: number | undefined) =>
  status === undefined ? 'Your Message' : status === 200 ? 'Message sent' : 'Message not sent';

/** Where an enquiry that was posted without scripts leads. */
export default async function ContactResultPage() {
  const [settings, result] = await Promise.all([getSiteSettings(), readFormResult()]);
  const form = { settings, result, siteKey: environment().RECAPTCHA_SITE_KEY };
  return (
    <>
      <PageBanner
        title={titleOf(result?.status)}
        trail={[{ name: 'Contact Us', href: '/contact' }]}
      />
      <EnquiryResult sent={result?.status === 200}>
        {result?.values.subject === undefined ? (
          <ContactForm labelledBy="page-title" {...form} />
        ) : (
          <ConsultationForm {...form} />
        )}
      </EnquiryResult>
    </>
  );
}
