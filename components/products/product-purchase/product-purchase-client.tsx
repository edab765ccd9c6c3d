'use client';

import { ShoppingCart } from '@/components/ui/icons/icons';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { AddToQuote } from '@/components/quotes/add-to-quote/add-to-quote-client';
import { QuantityStepper } from '@/components/ui/quantity-stepper/quantity-stepper-client';
import type { CartProduct } from '@/lib/features/cart/cart';
import { useCart } from '@/components/cart/use-cart';
import styles from './product-purchase.module.css';

type Props = {
  product: CartProduct;
  /** False where requests for quotes are hidden. */
  hasQuote: boolean;
  words: { quantity: string; addToCart: string };
};

export function ProductPurchase({ product, hasQuote, words }: Props) {
  const [quantity, setQuantity] = useState(1);
  const { add } = useCart();
  return (
    <div className={styles.purchase} data-screen-only>
      <QuantityStepper value={quantity} onChange={setQuantity} label={words.quantity} />
      {hasQuote && <AddToQuote product={product} quantity={quantity} variant="solid" />}
      <Button
        data-js
        variant={hasQuote ? 'outline' : 'solid'}
        onClick={() => add(product, quantity)}
      >
        <ShoppingCart size={18} aria-hidden="true" />
        {words.addToCart}
      </Button>
    </div>
  );
}
