'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

/**
 * Next's link, prefetching on hover and focus. By default Next.js prefetches every link in view,
 * which on a long page costs more than the page.
 */
export function Link({ prefetch, ...rest }: ComponentProps<typeof NextLink>) {
  const [prefetching, setPrefetching] = useState(false);
  const startPrefetch = () => setPrefetching(true);
  return (
    <NextLink
      prefetch={prefetching ? prefetch : false}
      onPointerEnter={startPrefetch}
      onFocus={startPrefetch}
      {...rest}
    />
  );
}
