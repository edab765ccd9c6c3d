import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Accordion } from '@/components/ui/accordion/accordion';
import { ButtonLink } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import { siteWords } from '@/lib/content/site-words';
import { questionId, questionsIds } from '@/lib/features/company/question-id';
import type { FaqGroup } from '@/lib/content/company-schemas';
import type { Heading } from '@/lib/pages/headings';
import { faqPage } from '@/lib/features/seo/structured-data';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import styles from './faq-lists.module.css';

type Props = {
  groups: FaqGroup[];
  /** Above the way to ask something else. */
  contact: Heading;
};

/** Questions and answers by subject. The first answer of each list is open. */
export function FaqLists({ groups, contact }: Props) {
  const { common } = siteWords();
  const ids = questionsIds(groups);
  return (
    <Section aria-label={common.questionsAndAnswers}>
      <JsonLd thing={faqPage(groups)} />
      <div className={styles.lists}>
        {groups.map((group, place) => (
          <div key={ids[place]} className={styles.list}>
            <h2 className={styles.title}>{group.title}</h2>
            <Accordion
              name={`faq-${ids[place]}`}
              openFirst
              items={group.entries.map(({ question, answer }, index) => ({
                id: questionId(ids[place]!, index),
                title: question,
                content: (
                  <p>
                    <WholeWords>{answer}</WholeWords>
                  </p>
                ),
              }))}
            />
          </div>
        ))}
        <div className={styles.list}>
          <h2 className={styles.title}>{contact.title}</h2>
          <div className={styles.contact}>
            {contact.text && <p>{contact.text}</p>}
            <ButtonLink href="/contact">{common.contactUs}</ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
