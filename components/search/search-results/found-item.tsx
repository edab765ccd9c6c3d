import clsx from 'clsx';
import { FileText } from '@/components/ui/icons/header-icons';
import { Info } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { Photo } from '@/components/ui/photo/photo';
import { passageOf } from '@/lib/features/search/passage';
import { piecesOf } from '@/lib/features/search/pieces';
import type { SearchDocument } from '@/lib/features/search/search-document';
import type { Hit } from '@/lib/features/search/search-index';
import styles from './found-item.module.css';
import { addressIn } from '@/lib/pages/address-in';

/** What visitors know by its looks. One that has no picture shows its initial. */
const PICTURED: readonly SearchDocument['kind'][] = ['product', 'service', 'article'];

type Props = Hit & {
  /** Of the page, where that is in another language than this one; `href` is its address then. */
  hrefLang?: string;
};

/** A hit: the words that were looked for are marked in its name and in the passage that holds them. */
export function FoundItem({ hrefLang, ...hit }: Props) {
  const { kind, href, title, sku, type, picture, terms, locale } = hit;
  const passage = passageOf(hit);
  const name = <Marked text={title} terms={terms} locale={locale} />;
  const isPictured = PICTURED.includes(kind);
  const Sign = kind === 'question' ? Info : FileText;
  return (
    <li className={styles.item}>
      {isPictured ? (
        // Decorative: the name beside it says everything.
        <Photo
          picture={picture && { ...picture, alt: '' }}
          title={title}
          ratio="1"
          sizes="72px"
          className={clsx(styles.photo, kind === 'product' && styles.product)}
        />
      ) : (
        <span className={styles.mark} aria-hidden="true">
          {type ?? <Sign size={20} strokeWidth={1.5} />}
        </span>
      )}
      <h3 className={styles.name}>
        {/* A file is no page that the router could show. */}
        {kind === 'document' && !hrefLang ? (
          <a href={addressIn(href)}>{name}</a>
        ) : (
          <Link href={href} {...(hrefLang && { hrefLang })}>
            {name}
          </Link>
        )}
      </h3>
      {sku && (
        <p className={styles.sku}>
          <Marked text={sku} terms={terms} locale={locale} />
        </p>
      )}
      {passage && (
        <p className={styles.passage}>
          <Marked text={passage} terms={terms} locale={locale} />
        </p>
      )}
    </li>
  );
}

const Marked = ({ text, terms, locale }: { text: string } & Pick<Hit, 'terms' | 'locale'>) =>
  piecesOf(text, terms, locale).map(({ text, found }, index) =>
    found ? <mark key={index}>{text}</mark> : text,
  );
