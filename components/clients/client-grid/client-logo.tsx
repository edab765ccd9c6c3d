import { Photo } from '@/components/ui/photo/photo';
import type { Client } from '@/lib/content/schemas';
import styles from './client-mark.module.css';

type Props = {
  client: Client;
  /** How wide it shows, as in the attribute `sizes`. */
  sizes: string;
};

/** A client's logo, or its name written out. */
export function ClientLogo({ client: { title, picture }, sizes }: Props) {
  return picture ? (
    <Photo
      picture={picture}
      title={title}
      fit="contain"
      ratio="3 / 1"
      sizes={sizes}
      className={styles.logo}
    />
  ) : (
    <span className={styles.name}>{title ?? 'No Title Available'}</span>
  );
}
