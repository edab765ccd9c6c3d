import { Accordion } from '@/components/ui/accordion/accordion';
import { FactTable } from '@/components/ui/fact-table/fact-table';
import { Photo } from '@/components/ui/photo/photo';
import type { Industry } from '@/lib/content/company-schemas';
import { siteWords } from '@/lib/content/site-words';
import type { Heading } from '@/lib/pages/headings';
import { uniqueFragments } from '@/lib/platform/text/fragment';
import { twoDigits } from '@/lib/platform/text/two-digits';
import { fill } from '@/words/format';
import styles from './industries-accordion.module.css';

type Props = Heading & { industries: Industry[] };

/** CSS shows the picture of the open item. */
export function IndustriesAccordion({ title: heading, text: introduction, industries }: Props) {
  if (industries.length === 0) return null;
  const { company } = siteWords();
  const ids = uniqueFragments(industries.map(({ title }) => title));
  return (
    <section className={styles.portfolio} aria-labelledby="industries-heading">
      <div className={styles.content}>
        <h2 id="industries-heading" className={styles.title}>
          {heading}
        </h2>
        {introduction && <p className={styles.text}>{introduction}</p>}
        <Accordion
          name="industries"
          openFirst
          items={industries.map(({ title, text, facts }, index) => ({
            id: ids[index]!,
            title,
            number: twoDigits(index + 1),
            content: (
              <>
                {text && <p className={styles.text}>{text}</p>}
                <FactTable caption={fill(company.inShort, { name: title })} facts={facts} />
              </>
            ),
          }))}
        />
      </div>
      <div className={styles.pictures}>
        {industries.map(({ title, picture }, index) => (
          <Photo
            key={ids[index]}
            className={styles.picture}
            picture={picture}
            title={title}
            sizes="(width < 992px) 100vw, 75rem"
          />
        ))}
      </div>
    </section>
  );
}
