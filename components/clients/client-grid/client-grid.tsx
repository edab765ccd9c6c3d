import type { CSSProperties } from 'react';
import { columnsFor } from '@/components/ui/gallery-grid/columns';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Client } from '@/lib/content/schemas';
import { siteWords } from '@/lib/content/site-words';
import { fill } from '@/words/format';
import { ClientLogo } from './client-logo';
import styles from './client-grid.module.css';

type Props = {
  title: string;
  text?: string;
  clients: Client[];
  /** The id of the heading in the banner, in place of one of its own. */
  titledBy?: string;
};

export function ClientGrid({ title, text, clients, titledBy }: Props) {
  const { common } = siteWords();
  return (
    <Section aria-labelledby={titledBy ?? 'clients-heading'} className={styles.section}>
      {!titledBy && <SectionHeading id="clients-heading" title={title} text={text} />}
      <ul
        className={styles.grid}
        style={{ '--columns': columnsFor(clients.length, [4, 5]) } as CSSProperties}
      >
        {clients.map((client, index) => (
          <li key={index} className={styles.client}>
            <ClientLogo
              client={client}
              place={fill(common.place, { number: index + 1, total: clients.length })}
              sizes="(width < 768px) 50vw, 25vw"
            />
            {client.figures && (
              <p className={styles.figures}>
                <WholeWords>{client.figures}</WholeWords>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
