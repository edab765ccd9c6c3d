import { Section } from '@/components/ui/section/section';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import { formatDate } from '@/words/formats';
import type { Block } from '@/lib/content/schemas/site-schemas';
import styles from './free-page.module.css';
import { PageBlocks } from './page-blocks';

type Props = {
  introduction?: string;
  blocks: Block[];
  updatedAt?: string;
  tone?: 'page' | 'dark';
};

/** What stands below the banner of a company's own page. */
export function FreePage({ introduction, blocks, updatedAt, tone }: Props) {
  return (
    <Section tone={tone}>
      <div className={styles.page}>
        {introduction && <p className={styles.introduction}>{introduction}</p>}
        <PageBlocks blocks={blocks} />
        {updatedAt && (
          <p className={styles.updated}>
            {fill(siteWords().company.lastChanged, { date: formatDate(updatedAt, siteFormats()) })}
          </p>
        )}
      </div>
    </Section>
  );
}
