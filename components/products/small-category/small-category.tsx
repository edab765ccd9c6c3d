import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CompareBar } from '@/components/products/product-comparison/compare-bar';
import { ProductCell } from '@/components/products/product-list/product-cell';
import { ButtonLink } from '@/components/ui/button/button';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Section } from '@/components/ui/section/section';
import type { Product } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import { productList } from '@/lib/features/seo/item-lists';
import type { Heading } from '@/lib/pages/headings';
import type { PageOf } from '@/lib/pages/paging';
import { plural } from '@/words/format';
import styles from './small-category.module.css';

/** So many stand beside what leads on. */
export const FEW = 2;

type Props = {
  page: PageOf<Product>;
  /** What can be done with a product, beneath its card. */
  actionOf?: (product: Product) => ReactNode;
  /** What the company says of the category. */
  introduction?: string;
  /** What stands beside them: what to do with a drawing. */
  invitation: Heading;
  quoteLink: QuoteLink;
  /** Above the products. */
  children?: ReactNode;
};

/** One or two products at half the width of the page, and where to go with a part that is none of them. */
export function SmallCategory({
  page,
  actionOf,
  introduction,
  invitation,
  quoteLink,
  children,
}: Props) {
  const { common, language, shop } = siteWords();
  const { from, to, total, items } = page;
  const isPair = items.length > 1;
  return (
    <Section aria-label={common.products}>
      <JsonLd thing={productList(page)} />
      {children}
      <div className={styles.layout}>
        {introduction && <p className={styles.introduction}>{introduction}</p>}
        <div className={styles.shelf}>
          <p className={styles.shown}>
            {plural(language, shop.showing, { from, to, count: total })}
          </p>
          <ul className={clsx(styles.products, isPair && styles.pair)}>
            {items.map((product, index) => (
              <li key={product.id}>
                <ProductCell
                  product={product}
                  sizes={isPair ? '(width < 992px) 50vw, 25vw' : '(width < 992px) 100vw, 50vw'}
                  priority={index === 0}
                  action={actionOf?.(product)}
                  canCompare={isPair}
                />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.invitation}>
          <h2 className={styles.title}>{invitation.title}</h2>
          {invitation.text && <p className={styles.text}>{invitation.text}</p>}
          <ButtonLink href={quoteLink.href}>{quoteLink.name}</ButtonLink>
        </div>
      </div>
      {isPair && <CompareBar />}
    </Section>
  );
}
