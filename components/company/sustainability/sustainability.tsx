import { RichText } from '@/components/ui/rich-text/rich-text';
import { Section } from '@/components/ui/section/section';
import { Figures } from '@/components/ui/figures/figures';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Fact } from '@/lib/content/schemas/fields';
import type { Contents } from '@/lib/content/schemas/page-schemas';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './sustainability.module.css';

type Props = {
  content: Partial<Pick<Contents, 'description' | 'html' | 'langs'>>;
  facts?: Fact[];
};

/** The text of the page, below its figures. */
export function Sustainability({ content: { description, html, langs }, facts = [] }: Props) {
  if (!description && !html && facts.length === 0) return null;
  return (
    <Section aria-label={siteWords().company.inDetail}>
      {facts.length > 0 && <Figures facts={facts} large />}
      {(description || html) && (
        <div className={styles.body}>
          {description && (
            <p className={styles.statement}>
              <WholeWords>{description}</WholeWords>
            </p>
          )}
          {html && <RichText html={html} lang={langs?.html} className={styles.text} />}
        </div>
      )}
    </Section>
  );
}
