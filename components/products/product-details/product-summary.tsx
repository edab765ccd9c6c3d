import { AddToQuote, addToQuoteWords } from '@/components/quotes/add-to-quote/add-to-quote';
import { AskLink } from '@/components/contact/ask-link/ask-link';
import { ContactPerson } from '@/components/company/contact-person/contact-person';
import { ScriptsNotice } from '@/components/cart/scripts-notice';
import { DiscountCode } from '@/components/cart/discount-code/discount-code';
import { ProductPurchase } from '@/components/products/product-purchase/product-purchase-client';
import { ProductPrice } from '@/components/products/product-card/product-price';
import { StarRating } from '@/components/ui/star-rating/star-rating';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { finalPrice } from '@/lib/features/cart/cart';
import { siteFormats, siteWords } from '@/lib/content/site-words';
import type { Product } from '@/lib/content/schemas';
import type { Contact, Review } from '@/lib/content/people-schemas';
import { shownRating } from '@/lib/features/shop/reviews';
import { formatNumber } from '@/lib/platform/text/formats';
import { isolated } from '@/lib/platform/text/writing';
import { plural } from '@/words/format';
import styles from './product-summary.module.css';

type Props = {
  product: Product;
  reviews: Review[];
  contact?: Contact;
  hasCart: boolean;
  hasQuote: boolean;
};

export function ProductSummary({ product, reviews, contact, hasCart, hasQuote }: Props) {
  const words = siteWords();
  const { common, language, shop, controls } = words;
  const rating = shownRating(product, reviews);
  const { id, price, discountPrice, picture, summary } = product;
  const about = `product:${id}` as const;
  const sku = product.sku && isolated(product.sku, siteFormats().locale);
  const label = [product.category, sku].filter(Boolean).join(' · ');
  const quote = hasQuote && <AddToQuote product={{ id, title: product.title }} variant="solid" />;
  return (
    <div className={styles.summary}>
      <div className={styles.content}>
        {label && <p className={styles.label}>{label}</p>}
        {summary && (
          <p className={styles.lead}>
            <WholeWords>{summary}</WholeWords>
          </p>
        )}
        {rating && (
          <p className={styles.rating}>
            <StarRating value={rating.value} />
            <span>
              {formatNumber(rating.value, Number.isInteger(rating.value) ? 0 : 1, siteFormats())}
            </span>
            <a href="#reviews">
              {plural(language, rating.isGeneral ? shop.generalReviews : shop.reviews, rating)}
            </a>
          </p>
        )}
      </div>
      <div className={styles.order}>
        {finalPrice(product) === undefined ? (
          <>
            <p className={styles.price}>{shop.priceOnRequest}</p>
            {quote}
            <AskLink about={about} variant={hasQuote ? 'outline' : 'solid'}>
              {shop.askForPrice}
            </AskLink>
          </>
        ) : (
          <>
            <ProductPrice price={price} discountPrice={discountPrice} className={styles.price} />
            {hasCart ? (
              <>
                <ScriptsNotice />
                <ProductPurchase
                  product={{ id, title: product.title, price, discountPrice, picture }}
                  quoteWords={hasQuote ? addToQuoteWords(words) : undefined}
                  words={{
                    quantity: common.quantity,
                    fewer: controls.oneFewer,
                    more: controls.oneMore,
                    addToCart: shop.addToCart,
                    added: shop.addedToCart,
                  }}
                />
                <DiscountCode label={shop.discountCode} action={shop.apply} />
                <AskLink about={about} variant="text">
                  {shop.askAboutProduct}
                </AskLink>
              </>
            ) : (
              <>
                {quote}
                <AskLink about={about} variant={hasQuote ? 'outline' : 'solid'}>
                  {common.contactUs}
                </AskLink>
              </>
            )}
          </>
        )}
      </div>
      <ContactPerson contact={contact} />
    </div>
  );
}
