import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DocumentTable } from '@/components/ui/document-table/document-table';
import { Image } from '@/components/ui/image/image';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { ProductGallery } from '@/components/products/product-gallery/product-gallery';
import { drawingsOf, productViews } from '@/components/products/product-gallery/views';
import { ProductReviews } from '@/components/products/product-reviews/product-reviews';
import { RelatedList } from '@/components/products/related-products/related-list';
import { FactTable } from '@/components/ui/fact-table/fact-table';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Section } from '@/components/ui/section/section';
import { Tabs } from '@/components/ui/tabs/tabs-client';
import type { Contact, Review } from '@/lib/content/schemas/people-schemas';
import { samplesAreOn } from '@/lib/content/schemas/samples';
import type { Product } from '@/lib/content/schemas/schemas';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { documentsOfProduct } from '@/lib/features/documents/documents-of';
import { product as structured } from '@/lib/features/seo/structured-data';
import { shownRating } from '@/lib/features/shop/reviews';
import { fill } from '@/words/format';
import styles from './product-details.module.css';
import { ProductSummary } from './product-summary';

type Props = {
  product: Product;
  reviews: Review[];
  /** What its stars count: all reviews of the main language, of which a further one shows what it has. */
  rated?: Review[];
  /** The company's name, for search engines. */
  brand?: string;
  contact?: Contact;
  /** The price, and the ways to have the product. */
  order?: ReactNode;
  /** Listed below the product by `compact`. */
  popular?: Product[];
  /**
   * page: the picture first; featured: what is said first; compact: as the page, with popular products in one line.
   */
  variant: 'page' | 'featured' | 'compact';
};

export function ProductDetails({
  product,
  reviews,
  rated = reviews,
  brand,
  contact,
  order,
  popular = [],
  variant,
}: Props) {
  const words = siteWords();
  const { common, shop } = words;
  const description = product.html ? (
    <RichText html={product.html} lang={product.langs?.html} className={styles.description} />
  ) : (
    <p>{product.summary ?? fill(shop.fromOurRange, { name: product.title })}</p>
  );
  const documents = documentsOfProduct(product, words);
  const views = productViews(product, words);
  const [drawing] = drawingsOf(product, words);
  return (
    <Section aria-label={product.title}>
      <JsonLd thing={structured(product, rated, siteFormats(), { brand, documents })} />
      <div className={clsx(styles.layout, styles[variant])}>
        {views.length > 0 && (
          <div className={styles.gallery}>
            <ProductGallery
              title={product.title}
              views={views}
              sizes="(width < 768px) 100vw, 52vw"
            />
          </div>
        )}
        <div className={styles.summary}>
          <ProductSummary
            {...{ product, contact, order }}
            rating={shownRating(product, rated)}
            hasReviews={reviews.length > 0}
          />
        </div>
        {product.specifications.length > 0 && (
          <div className={styles.facts}>
            <FactTable caption={common.specification} facts={product.specifications} />
          </div>
        )}
        {drawing && (
          <a href={drawing.src} className={styles.drawing} data-screen-only>
            <Image src={drawing.src} alt={drawing.alt} sizes="50vw" />
          </a>
        )}
        <PaintTogether id="product-end" />
        {documents.length > 0 && (
          <div className={styles.documents}>
            <DocumentTable documents={documents} caption={common.documents} />
          </div>
        )}
        <div className={styles.more}>
          <Tabs
            label={shop.aboutProduct}
            tabs={[
              { id: 'description', title: common.description, content: description },
              ...(reviews.length > 0 || samplesAreOn()
                ? [
                    {
                      id: 'reviews',
                      title: fill(shop.reviewsTab, { count: reviews.length }),
                      content: <ProductReviews reviews={reviews} />,
                    },
                  ]
                : []),
            ]}
          />
        </div>
        {variant === 'compact' && (
          <aside className={styles.aside} data-screen-only>
            <RelatedList title={words.headings['popular-products'].title} products={popular} />
          </aside>
        )}
      </div>
    </Section>
  );
}
