'use client';

import { useState, type ReactNode } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { Button } from '@/components/ui/button/button';
import { ShoppingCart } from '@/components/ui/icons/header-icons';
import { Quantity } from '@/components/ui/quantity-stepper/use-quantity';
import { QuantityStepper } from '@/components/ui/quantity-stepper/quantity-stepper-client';
import type { CartProduct } from '@/lib/features/cart/cart';
import styles from './product-purchase.module.css';

type Props = {
  product: CartProduct;
  words: { quantity: string; fewer: string; more: string; addToCart: string; added: string };
  /** A further action, which knows the `Quantity`. */
  children?: ReactNode;
};

export function ProductPurchase({ product, words, children }: Props) {
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
      <Button data-js onClick={() => add(product, words.added, quantity)}>
        <ShoppingCart size={18} aria-hidden="true" />
        {words.addToCart}
      </Button>
      <Quantity value={quantity}>{children}</Quantity>
    </div>
  );
}
