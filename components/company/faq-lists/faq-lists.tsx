import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Photo } from '@/components/ui/photo/photo';
import { Section } from '@/components/ui/section/section';
import { QuoteLinks } from '@/components/ui/quote-links/quote-links';
import { siteWords } from '@/lib/content/words/site-words';
import { questionId, questionsIds } from '@/lib/features/company/question-id';
import type { FaqGroup } from '@/lib/content/schemas/company-schemas';
import type { Heading } from '@/lib/pages/headings';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import { isDrawing } from '@/lib/media/picture-files';
import { faqPage } from '@/lib/features/seo/structured-data';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './faq-lists.module.css';

type Props = {
  groups: FaqGroup[];
  /** Above the way to ask something else. */
  contact: Heading;
  quoteLink: QuoteLink;
};

/** Questions and answers by subject. The first answer of each list is open. */
export function FaqLists({ groups, contact, quoteLink }: Props) {
  const { common } = siteWords();
  const ids = questionsIds(groups);
  return (
    <Section aria-label={common.questionsAndAnswers}>
      <JsonLd thing={faqPage(groups)} />
      <div className={styles.lists}>
        {groups.map((group, place) => (
          <div key={ids[place]} className={styles.list}>
            <GroupHeading group={group} />
            <Accordion
              name={`faq-${ids[place]}`}
              openFirst
              items={group.entries.map(({ question, answer, lang }, index) => ({
                lang,
                id: questionId(ids[place]!, index),
                title: question,
                content: (
                  <p {...markedAs(lang)}>
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
            <QuoteLinks quoteLink={quoteLink} />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Above the questions, or at their side. */
function GroupHeading({ group: { title, picture } }: { group: FaqGroup }) {
  const heading = <h2 className={styles.title}>{title}</h2>;
  if (!picture) return heading;
  return (
    <div className={styles.heading}>
      {heading}
      <Photo
        picture={picture}
        ratio="4 / 3"
        sizes="(width < 992px) 10rem, 30vw"
        {...(isDrawing(picture) && { fit: 'contain', className: styles.drawing })}
      />
    </div>
  );
}
