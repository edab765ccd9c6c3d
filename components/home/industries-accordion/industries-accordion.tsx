import { Accordion } from '@/components/ui/accordion/accordion';
import { FactTable } from '@/components/ui/fact-table/fact-table';
import { Photo } from '@/components/ui/photo/photo';
import type { Industry } from '@/lib/content/schemas/company-schemas';
import { siteWords } from '@/lib/content/words/site-words';
import type { Heading } from '@/lib/pages/headings';
import { uniqueFragments } from '@/lib/platform/text/fragment';
import { twoDigits } from '@/lib/platform/text/two-digits';
import { fill } from '@/words/format';
import styles from './industries-accordion.module.css';

type Props = Heading & { industries: Industry[] };

/** Each item brings its picture, which lies over that of the first. */
export function IndustriesAccordion({ title: heading, text: introduction, industries }: Props) {
  if (industries.length === 0) return null;
  const { company } = siteWords();
  const ids = uniqueFragments(industries.map(({ title }) => title));
  const pictureOf = ({ title, picture }: Pick<Industry, 'title' | 'picture'>) => (
    <Photo
      className={styles.picture}
      picture={picture}
      title={title}
      sizes="(width < 992px) 100vw, 57vw"
    />
  );
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
          items={industries.map(({ title, text, facts, picture }, index) => ({
            id: ids[index]!,
            title,
            number: twoDigits(index + 1),
            content: (
              <>
                {text && <p className={styles.text}>{text}</p>}
                <FactTable caption={fill(company.inShort, { name: title })} facts={facts} />
                {index > 0 && pictureOf({ title, picture })}
              </>
            ),
          }))}
        />
      </div>
      {pictureOf(industries[0]!)}
    </section>
  );
}
