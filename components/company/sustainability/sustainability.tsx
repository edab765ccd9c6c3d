import { RichText } from '@/components/ui/rich-text/rich-text';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { Contents } from '@/lib/content/page-schemas';
import styles from './sustainability.module.css';

type Props = {
  content: Partial<Pick<Contents, 'title' | 'subtitle' | 'description' | 'html'>>;
};

export function Sustainability({ content }: Props) {
  const { title = 'Sustainability', subtitle, description, html } = content;
  return (
    <Section aria-labelledby="sustainability-heading">
      <div className={styles.body}>
        <div>
          <SectionHeading id="sustainability-heading" title={title} text={subtitle} />
          {description && <p className={styles.statement}>{description}</p>}
        </div>
        {html && <RichText html={html} />}
      </div>
    </Section>
  );
}
