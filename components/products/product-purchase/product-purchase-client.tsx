'use client';

import { ShoppingCart } from '@/components/ui/icons/icons';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import {
  AddToQuoteButton,
  type AddToQuoteWords,
} from '@/components/quotes/add-to-quote/add-to-quote-client';
import { QuantityStepper } from '@/components/ui/quantity-stepper/quantity-stepper-client';
import type { CartProduct } from '@/lib/features/cart/cart';
import { useCart } from '@/components/cart/use-cart';
import styles from './product-purchase.module.css';

type Props = {
  product: CartProduct;
  /** Absent where requests for quotes are hidden. */
  quoteWords?: AddToQuoteWords;
  words: { quantity: string; fewer: string; more: string; addToCart: string; added: string };
};

export function ProductPurchase({ product, quoteWords, words }: Props) {
  const [quantity, setQuantity] = useState(1);
  const { add } = useCart();
  return (
    <div className={styles.purchase} data-screen-only>
      <QuantityStepper
        value={quantity}
        onChange={setQuantity}
        label={words.quantity}
        words={words}
      />
      {quoteWords && (
        <AddToQuoteButton
          words={quoteWords}
          product={product}
          quantity={quantity}
          variant="solid"
        />
      )}
      <Button
        data-js
        variant={quoteWords ? 'outline' : 'solid'}
        onClick={() => add(product, words.added, quantity)}
      >
        <ShoppingCart size={18} aria-hidden="true" />
        {words.addToCart}
      </Button>
    </div>
  );
}
