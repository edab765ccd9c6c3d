import { Photo } from '@/components/ui/photo/photo';
import type { Client } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import styles from './client-logo.module.css';

type Props = {
  client: Client;
  /** Its place among its clients, such as "2 of 12": the name of one without words. */
  place: string;
  sizes: string;
};

/** A client's logo, or its name if there is none. */
export function ClientLogo({ client: { title, picture }, place, sizes }: Props) {
  const { company } = siteWords();
  return picture ? (
    <Photo
      picture={{ ...picture, alt: picture.alt || title || fill(company.client, { place }) }}
      title={title}
      fit="contain"
      ratio="3 / 1"
      sizes={sizes}
      className={styles.logo}
    />
  ) : (
    <span className={styles.name}>{title ?? company.noClientTitle}</span>
  );
}
