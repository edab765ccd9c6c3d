import { DataTable } from '@/components/ui/data-table/data-table';
import { Link } from '@/components/ui/link/link-client';
import { MarkedText } from '@/components/ui/marked-text/marked-text';
import { Section } from '@/components/ui/section/section';
import { siteWords } from '@/lib/content/words/site-words';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
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
  const words = siteWords();
  const { privacy, common } = words;
  const others = [...companies(words), ...(analytics ? [analyticsCompany(analytics, words)] : [])];
  const link = (text: string) => <Link href="/contact">{text}</Link>;
  const email = settings?.email;
  return (
    <Section aria-labelledby="page-title">
      <div className={styles.notice}>
        <section className={styles.part} aria-labelledby="privacy-browser">
          <h2 id="privacy-browser">{privacy.kept}</h2>
          <p>{privacy.keptText}</p>
          <DataTable
            caption={privacy.entries}
            heads={[
              privacy.entryName,
              common.kind,
              privacy.when,
              privacy.purpose,
              privacy.lifetime,
            ]}
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
          <h2 id="privacy-sent">{privacy.sent}</h2>
          <p>{privacy.sentText}</p>
          <p>{privacy.measured}</p>
          <p>{privacy.counted}</p>
          {isDemo && <p>{privacy.demonstration}</p>}
        </section>
        <section className={styles.part} aria-labelledby="privacy-others">
          <h2 id="privacy-others">{privacy.others}</h2>
          <p>{analytics ? privacy.othersTextWithStatistics : privacy.othersText}</p>
          <DataTable
            caption={privacy.othersTable}
            heads={[privacy.service, common.company, privacy.contacted, privacy.othersWhen]}
            rows={others.map(({ service, company, site, when }) => [service, company, site, when])}
          />
        </section>
        <section className={styles.part} aria-labelledby="privacy-questions">
          <h2 id="privacy-questions">{privacy.questions}</h2>
          <p>
            {email?.href ? (
              <MarkedText
                text={privacy.questionsTextWithEmail}
                marks={{ link, email: (text) => <a href={email.href}>{text}</a> }}
                values={{ email: email.text }}
              />
            ) : (
              <MarkedText text={privacy.questionsText} marks={{ link }} values={{}} />
            )}
          </p>
        </section>
      </div>
    </Section>
  );
}
