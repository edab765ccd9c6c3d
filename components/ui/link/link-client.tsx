'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

/**
 * Next's link, which fetches the page behind it when the visitor reaches for it. Next.js itself does
 * so for every link in view, which on a long page is more than the page.
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
