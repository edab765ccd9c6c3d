import type { CSSProperties } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { columnsFor } from '@/components/ui/gallery-grid/columns';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Client } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import { fill } from '@/words/format';
import { ClientLogo } from './client-logo';
import styles from './client-grid.module.css';

type Props = {
  title: string;
  text?: string;
  clients: Client[];
  /** The id of the heading in the banner, in place of one of its own. */
  titledBy?: string;
  /** Stands where the last row has room for one more. */
  quoteLink?: QuoteLink;
};

/** Of phones and of tablets; on wide screens there are as many as fill the rows best. */
const NARROW_COLUMNS = { phone: 2, tablet: 3 };

export function ClientGrid({ title, text, clients, titledBy, quoteLink }: Props) {
  const { common } = siteWords();
  const wide = columnsFor(clients.length, [4, 5]);
  const screens = Object.entries({ ...NARROW_COLUMNS, wide })
    .filter(([, columns]) => clients.length % columns > 0)
    .map(([screen]) => screen);
  return (
    <Section aria-labelledby={titledBy ?? 'clients-heading'} className={styles.section}>
      {!titledBy && <SectionHeading id="clients-heading" title={title} text={text} />}
      <ul className={styles.grid} style={{ '--columns': wide } as CSSProperties}>
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
        {quoteLink && screens.length > 0 && (
          <li className={styles.next} data-on={screens.join(' ')}>
            <ButtonLink href={quoteLink.href} variant="text">
              {quoteLink.name}
            </ButtonLink>
          </li>
        )}
      </ul>
    </Section>
  );
}
