import { DataTable } from '@/components/ui/data-table/data-table';
import { Link } from '@/components/ui/link/link-client';
import { Section } from '@/components/ui/section/section';
import type { SiteSettings } from '@/lib/content/schemas';
import type { Analytics } from '@/lib/platform/env';
import type { BrowserStorageEntry } from '@/lib/features/privacy/browser-storage';
import { analyticsCompany, companies } from './companies';
import styles from './privacy-notice.module.css';

type Props = {
  browserStorage: BrowserStorageEntry[];
  settings: SiteSettings | undefined;
  /** Another program that counts visitors, where the operator has one. */
  analytics?: Analytics;
  /** The forms of the samples are there. */
  isDemo: boolean;
};

export function PrivacyNotice({ browserStorage, settings, analytics, isDemo }: Props) {
  const asked = analytics ? [...companies, analyticsCompany(analytics)] : companies;
  return (
    <Section aria-labelledby="page-title">
      <div className={styles.notice}>
        <section className={styles.part} aria-labelledby="privacy-browser">
          <h2 id="privacy-browser">What is kept in your browser</h2>
          <p>
            Reading this site keeps nothing. These entries come only from what you do, serve only
            what you asked for, and are read by this site alone. There is no advertising and no
            profile.
          </p>
          <DataTable
            caption="Entries in your browser"
            heads={['Name', 'Kind', 'Kept when', 'What for', 'How long']}
            rows={browserStorage.map(({ name, kind, when, purpose, lifetime }) => [
              name,
              kind,
              when,
              purpose,
              lifetime,
            ])}
          />
        </section>
        <section className={styles.part} aria-labelledby="privacy-sent">
          <h2 id="privacy-sent">What becomes of what you send</h2>
          <p>
            An enquiry is stored with what you wrote and sent to us by e-mail, so that we can answer
            you. With it go the product or service that you asked about, the page of the form, the
            name of the website that led you here, and the campaign that its link names. A request
            for a quote is stored in the same way, with its parts and drawings. A request for a
            certificate code is kept with the details you gave, and the code goes to the e-mail
            address in it. So that nobody can flood the forms or guess codes, the site counts for at
            most twenty minutes how often an internet address, or an e-mail address, has used them.
          </p>
          <p>
            When you turn away from a page, your browser tells this site how quickly the page
            answered: its address here and up to five figures. They are written down without your
            internet address, a cookie or any number that could tell visitors apart, and go to
            nobody else. A browser that asks not to be tracked sends nothing.
          </p>
          <p>
            The site counts by day how often each page and file was opened, from which websites
            visitors came, which addresses led nowhere, and how many enquiries were sent. These are
            numbers alone: no internet address, no cookie and nothing that could tell visitors apart
            is kept with them.
          </p>
          {isDemo && (
            <p>
              The cart, the checkout, reviews and comments are a demonstration: they send nothing.
            </p>
          )}
        </section>
        <section className={styles.part} aria-labelledby="privacy-others">
          <h2 id="privacy-others">When another company is asked</h2>
          <p>
            {analytics
              ? 'Visitor statistics are loaded when you first click, type or scroll, never by a browser that asks not to be tracked (Do Not Track, Global Privacy Control). Apart from that, no'
              : 'No'}{' '}
            page loads anything from anyone else by itself. Only when you ask for one of these does
            your browser contact the company named, which then sees your internet address and may
            store cookies of its own.
          </p>
          <DataTable
            caption="Services of other companies"
            heads={['Service', 'Company', 'Contacted', 'When']}
            rows={asked.map(({ service, company, site, when }) => [service, company, site, when])}
          />
        </section>
        <section className={styles.part} aria-labelledby="privacy-questions">
          <h2 id="privacy-questions">Questions, and your data</h2>
          <p>
            Ask what we keep about you, or have it corrected or deleted: write through the{' '}
            <Link href="/contact">contact page</Link>
            {settings?.email?.href && (
              <>
                {' '}
                or to <a href={settings.email.href}>{settings.email.text}</a>
              </>
            )}
            . What your browser keeps you can delete in its own settings at any time.
          </p>
        </section>
      </div>
    </Section>
  );
}
