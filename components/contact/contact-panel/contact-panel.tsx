import { Mail, MapPin, Phone } from '@/components/ui/icons/icons';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import { SocialLinks } from '@/components/ui/social-links/social-links';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import { MarkedText } from '@/components/ui/marked-text/marked-text';
import { fitting } from '@/components/ui/whole-words/fitting';
import type { Contents } from '@/lib/content/schemas/page-schemas';
import { siteWords } from '@/lib/content/words/site-words';
import type { SiteSettings, SocialLink } from '@/lib/content/schemas/schemas';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import styles from './contact-panel.module.css';

type Props = {
  settings?: Pick<SiteSettings, 'address' | 'phone' | 'email'>;
  socialLinks: SocialLink[];
  introduction?: Pick<Contents, 'title' | 'subtitle' | 'backgroundImage'>;
  /** Where a drawing belongs; on a site that takes none, this page. */
  quoteLink: QuoteLink;
  /** The form, labelled by the heading with the id `enquiry-heading`. */
  children: ReactNode;
};

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

export function ContactPanel({ settings, socialLinks, introduction, quoteLink, children }: Props) {
  const { address, phone, email } = settings ?? {};
  const { contact } = siteWords();
  const background = introduction?.backgroundImage;
  return (
    <Section>
      <div className={styles.panel}>
        <div className={styles.details} data-tone="dark">
          <h2 className={styles.heading} style={fitting(contact.letsTalk)}>
            {contact.letsTalk}
          </h2>
          <ul className={styles.contacts}>
            {address && (
              <li>
                <MapPin {...icon} />
                <div>
                  <address>{address}</address>
                  <a href="#map" className={styles.map}>
                    {contact.viewOnMap}
                  </a>
                </div>
              </li>
            )}
            {phone && (
              <li>
                <Phone {...icon} />
                <PhoneLink phone={phone} className={styles.large} />
              </li>
            )}
            {email && (
              <li>
                <Mail {...icon} />
                {email.href ? (
                  <a href={email.href} className={styles.large}>
                    {email.text}
                  </a>
                ) : (
                  <span>{email.text}</span>
                )}
              </li>
            )}
          </ul>
          <SocialLinks links={socialLinks} />
          {background && (
            <Photo
              picture={{ ...background, alt: '' }}
              sizes="(width >= 992px) 60vw, 100vw"
              className={styles.picture}
              priority
              focus="50% 100%" // where it is low: the desk, without half a monitor
            />
          )}
        </div>
        <div className={styles.form}>
          <header className={styles.content}>
            <h2 id="enquiry-heading" className={styles.title}>
              {introduction?.title ?? contact.sendMessage}
            </h2>
            <p className={styles.text}>{introduction?.subtitle ?? contact.purpose}</p>
          </header>
          {quoteLink.takesDrawings && (
            <p className={styles.drawing}>
              <span>
                <MarkedText
                  text={contact.haveDrawing}
                  marks={{ strong: (text) => <strong>{text}</strong> }}
                  values={{}}
                />
              </span>
              <ButtonLink href={quoteLink.href} variant="outline" size="small">
                {quoteLink.name}
              </ButtonLink>
            </p>
          )}
          {children}
        </div>
      </div>
    </Section>
  );
}
