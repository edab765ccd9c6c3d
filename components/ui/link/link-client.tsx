'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';
import { useAddress } from './use-address';

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & {
  /** Without a language: the link leads to the page in that of the page where it stands, unless it has `hrefLang`. */
  href: string;
};

/**
 * Next's link, prefetching on hover and focus. By default Next.js prefetches every link in view,
 * which on a long page costs more than the page.
 */
export function Link({ prefetch, href, ...rest }: Props) {
  const addressOf = useAddress();
  const [prefetching, setPrefetching] = useState(false);
  const startPrefetch = () => setPrefetching(true);
  // The router knows no other language: it would take `/about` for one.
  if (rest.hrefLang) return <a href={href} {...rest} />;
  return (
    <NextLink
      prefetch={prefetching ? prefetch : false}
      onPointerEnter={startPrefetch}
      onFocus={startPrefetch}
      href={addressOf(href)}
      {...rest}
    />
  );
}
