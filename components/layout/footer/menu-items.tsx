import { Link } from '@/components/ui/link/link-client';
import type { MenuItem } from '@/lib/pages/menus';

export function MenuItems({ items, className }: { items: MenuItem[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ name, href }, index) => (
        <li key={index}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
