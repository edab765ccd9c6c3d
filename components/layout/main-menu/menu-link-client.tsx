'use client';

import { Link } from '@/components/ui/link/link-client';
import { usePath } from '@/components/ui/link/use-address';
import type { ComponentProps } from 'react';
import { currentItem } from './current-item';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { href: string; name: string };

export function MenuLink({ href, name, ...rest }: Props) {
  return (
    <Link href={href} aria-current={currentItem(href, usePath())} {...rest}>
      {name}
    </Link>
  );
}
