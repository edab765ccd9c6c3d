import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Accordion } from '@/components/ui/accordion/accordion';
import { ButtonLink } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import type { FaqList } from '@/lib/demo-data/faq';
import { faqPage } from '@/lib/seo/structured-data';
import styles from './faq-lists.module.css';

type Props = { lists: FaqList[] };

/** Questions and answers by subject. The first answer of each list is open. */
export function FaqLists({ lists }: Props) {
  return (
    <Section aria-label="Questions and answers">
      <JsonLd thing={faqPage(lists)} />
      <div className={styles.lists}>
        {lists.map(({ id, title, entries }) => (
          <div key={id} className={styles.list}>
            <h2 className={styles.title}>{title}</h2>
            <Accordion
              name={`faq-${id}`}
              openFirst
              items={entries.map((entry) => ({
                id: entry.id,
                title: entry.question,
                content: <p>{entry.answer}</p>,
              }))}
            />
          </div>
        ))}
        <div className={styles.list}>
          <h2 className={styles.title}>Your question is not here?</h2>
          <div className={styles.contact}>
            <p>
              Ask the engineers themselves. They answer within two working days, drawings included.
            </p>
            <ButtonLink href="/contact">Contact Us</ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
