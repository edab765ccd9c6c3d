import { Fragment, type ReactNode } from 'react';
import { ProductCard } from '@/components/products/product-card/product-card';
import { DataTable } from '@/components/ui/data-table/data-table';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { isOwnFact } from '@/lib/content/schemas/fields';
import type { Product } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './product-comparison.module.css';

type Props = {
  products: Product[];
  /** The last row, in which each product is asked for; without requests for quotes there is none. */
  quote?: { name: string; actionOf: (product: Product) => ReactNode };
};

const inLanguage = (text: string, lang: string | undefined): ReactNode =>
  lang ? <WholeWords lang={lang}>{text}</WholeWords> : text;

/** Products side by side, with every fact that one of them has. */
export function ProductComparison({ products, quote }: Props) {
  const names = [
    ...new Set(products.flatMap(({ specifications }) => specifications.map(({ name }) => name))),
  ];
  const valueOf = ({ specifications }: Product, name: string): ReactNode => {
    const { value, lang, field } = specifications.find((fact) => fact.name === name) ?? {};
    return inLanguage(value ?? '–', field ? undefined : lang);
  };
  const nameCell = (name: string): ReactNode => {
    const ofName = products.map(({ specifications }) =>
      specifications.find((fact) => fact.name === name),
    );
    const isOwn = ofName.some((fact) => fact && isOwnFact(fact));
    return inLanguage(name, isOwn ? undefined : ofName.find((fact) => fact)?.lang);
  };
  return (
    <div className={styles.comparison}>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              level="h2"
              sizes="(width < 768px) 33vw, (width < 1440px) 26vw, 23.5rem"
            />
          </li>
        ))}
      </ul>
      <DataTable
        labelledBy="page-title"
        heads={[siteWords().shop.fact, ...products.map(({ title }) => title)]}
        rows={[
          ...names.map((name) => [
            nameCell(name),
            ...products.map((product) => valueOf(product, name)),
          ]),
          ...(quote
            ? [
                [
                  quote.name,
                  ...products.map((product) => (
                    <Fragment key={product.id}>{quote.actionOf(product)}</Fragment>
                  )),
                ],
              ]
            : []),
        ]}
      />
    </div>
  );
}
