import { Reveal } from '@/components/ui/reveal/reveal';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { Owner } from '@/lib/content/schemas/sections';
import type { Heading } from '@/lib/pages/headings';
import { OwnerCard } from './owner-card';
import styles from './owner-cards.module.css';

type Props = Heading & { owners: Owner[] };

export function OwnerCards({ title, text, owners }: Props) {
  if (owners.length === 0) return null;
  return (
    <Section aria-labelledby="owners-heading">
      <SectionHeading id="owners-heading" title={title} text={text} />
      <ul className={styles.cards}>
        {owners.map((owner, index) => (
          <Reveal as="li" key={owner.name} delay={index + 1} className={styles.card}>
            <OwnerCard owner={owner} />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
