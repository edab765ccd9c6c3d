import { Link } from '@/components/ui/link/link-client';
import { Photo } from '@/components/ui/photo/photo';
import type { Picture } from '@/lib/content/schemas/fields';
import styles from './service-picture.module.css';

type Props = {
  title: string;
  href: string;
  picture: Picture | undefined;
  sizes: string;
  /** One of several pictures on the same card. */
  among?: boolean;
};

/** Not a tab stop: the title beside it links to the same page. */
export function ServicePicture({ title, href, picture, sizes, among = false }: Props) {
  return (
    <Link
      href={href}
      prefetch={false}
      tabIndex={-1}
      aria-label={picture?.alt ? undefined : title}
      className={styles.link}
    >
      <Photo
        picture={picture}
        title={title}
        ratio="var(--ratio, 3 / 2)"
        sizes={sizes}
        shared={among ? 'link' : 'card'}
      />
    </Link>
  );
}
