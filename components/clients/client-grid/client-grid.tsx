import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { Contents } from '@/lib/content/page-schemas';
import type { Client } from '@/lib/content/schemas';
import { ClientLogo } from './client-logo';
import styles from './client-grid.module.css';

type Props = {
  introduction?: Partial<Pick<Contents, 'title' | 'subtitle'>>;
  /** undefined while no copy of them has ever existed. */
  clients: Client[] | undefined;
};

/** The clients' logos on a hairline grid; a client without one is written out. */
export function ClientGrid({ introduction, clients }: Props) {
  return (
    <Section aria-labelledby="clients-heading">
      <SectionHeading
        id="clients-heading"
        title={introduction?.title ?? 'Our Clients'}
        text={introduction?.subtitle}
      />
      {clients ? (
        <ul className={styles.grid}>
          {clients.map((client, index) => (
            <li key={index} className={styles.client}>
              <ClientLogo client={client} sizes="(width < 768px) 50vw, 25vw" />
            </li>
          ))}
        </ul>
      ) : (
        <p>Loading...</p>
      )}
    </Section>
  );
}
