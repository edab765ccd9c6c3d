import type { ComponentType } from 'react';
import { DiscountCode } from '@/components/cart/discount-code/discount-code';
import { ProductPurchase } from '@/components/cart/product-purchase/product-purchase-client';
import { ScriptsNotice } from '@/components/cart/scripts-notice';
import { AskLink } from '@/components/ui/ask-link/ask-link';
import { Price } from '@/components/ui/price/price';
import type { Product } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import { finalPrice } from '@/lib/features/cart/cart';
import { formLocale } from '@/lib/features/forms/form-language';
import styles from './product-order.module.css';

type Props = {
  product: Product;
  /** False where the cart is hidden. */
  hasCart?: boolean;
  /** A button that asks for a quote; absent where such requests are hidden. */
  Quote?: ComponentType<{ product: Product; variant: 'solid' | 'outline' }> | false;
};

/** The price of a product, and the ways to have it. */
export function ProductOrder({ product, hasCart = true, Quote }: Props) {
  const { common, shop, controls } = siteWords();
  const { id, title, price, discountPrice, picture } = product;
  const about = `product:${id}` as const;
  const lang = formLocale();
  const second = Quote ? 'outline' : 'solid';
  const hasPrice = finalPrice(product) !== undefined;
  const quote = Quote && (
    <Quote product={product} variant={hasPrice && hasCart ? 'outline' : 'solid'} />
  );
  if (!hasPrice)
    return (
      <div className={styles.order}>
        <p className={styles.price}>{shop.priceOnRequest}</p>
        {quote}
        <AskLink about={about} variant={second}>
          {shop.askForPrice}
        </AskLink>
      </div>
    );
  return (
    <div className={styles.order}>
      <Price price={price} discountPrice={discountPrice} className={styles.price} />
      {hasCart ? (
        <>
          <ScriptsNotice />
          <ProductPurchase
            product={{ id, title, price, discountPrice, picture, ...(lang && { lang }) }}
            words={{
              quantity: common.quantity,
              fewer: controls.oneFewer,
              more: controls.oneMore,
              addToCart: shop.addToCart,
              added: shop.addedToCart,
            }}
          >
            {quote}
          </ProductPurchase>
          <DiscountCode label={shop.discountCode} action={shop.apply} />
          <AskLink about={about} variant="text">
            {shop.askAboutProduct}
          </AskLink>
        </>
      ) : (
        <>
          {quote}
          <AskLink about={about} variant={second}>
            {common.contactUs}
          </AskLink>
        </>
      )}
    </div>
  );
}
