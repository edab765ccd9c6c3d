'use client';

import { Link } from '@/components/ui/link/link-client';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { currentItem } from './current-item';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { path: string; name: string };

export function MenuLink({ path, name, ...rest }: Props) {
  return (
    <Link href={path} aria-current={currentItem(path, usePathname())} {...rest}>
      {name}
    </Link>
  );
}
