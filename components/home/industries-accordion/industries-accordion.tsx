import { Accordion } from '@/components/ui/accordion/accordion';
import { FactTable } from '@/components/ui/fact-table/fact-table';
import { Photo } from '@/components/ui/photo/photo';
import type { Industry } from '@/lib/demo-data/industries';
import { twoDigits } from '@/lib/text/two-digits';
import styles from './industries-accordion.module.css';

/** CSS shows the picture of the open item. */
export function IndustriesAccordion({ industries }: { industries: Industry[] }) {
  return (
    <section className={styles.portfolio} aria-labelledby="industries-heading">
      <div className={styles.content}>
        <h2 id="industries-heading" className={styles.title}>
          Five industries, one standard
        </h2>
        <Accordion
          name="industries"
          openFirst
          items={industries.map(({ id, title, text, facts }, index) => ({
            id,
            title,
            number: twoDigits(index + 1),
            content: (
              <>
                <p className={styles.text}>{text}</p>
                <FactTable caption={`${title}, in short`} facts={facts} />
              </>
            ),
          }))}
        />
      </div>
      <div className={styles.pictures}>
        {industries.map(({ id, title, picture }) => (
          <Photo
            key={id}
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
