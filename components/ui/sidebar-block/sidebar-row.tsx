import { CardLink } from '@/components/ui/card-link/card-link';
import type { ReactNode } from 'react';
import { Photo } from '@/components/ui/photo/photo';
import styles from './sidebar-row.module.css';

type Props = {
  href: string;
  title: string;
  picture?: { src: string; alt: string };
  note?: ReactNode;
};

export function SidebarRow({ href, title, picture, note }: Props) {
  return (
    <article className={styles.row}>
      {/* Decorative: the title beside it says everything. */}
      <Photo picture={picture && { ...picture, alt: '' }} title={title} ratio="1" sizes="112px" />
      <div className={styles.content}>
        <h3 className={styles.title}>
          <CardLink href={href}>{title}</CardLink>
        </h3>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </article>
  );
}
