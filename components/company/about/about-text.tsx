import { RichText } from '@/components/ui/rich-text/rich-text';
import { Section } from '@/components/ui/section/section';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './about-text.module.css';

/** What the company says of itself at length; the last paragraph is set as a pull quote. */
export function AboutText({ html, lang }: { html: string; lang?: string }) {
  return (
    <Section tone="dark" aria-label={siteWords().company.aboutTheCompany}>
      <RichText html={html} lang={lang} className={styles.text} />
    </Section>
  );
}
