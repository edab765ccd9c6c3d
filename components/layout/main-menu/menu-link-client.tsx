'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { MouseEventHandler } from 'react';
import { currentItem } from './current-item';

type Props = {
  path: string;
  name: string;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** An item of the main menu that knows whether the visitor is there. */
export function MenuLink({ path, name, className, onClick }: Props) {
  return (
    <Link
      href={path}
      className={className}
      aria-current={currentItem(path, usePathname())}
      onClick={onClick}
    >
      {name}
    </Link>
  );
}
