import { Link } from '@/components/ui/link/link-client';
import type { MenuItem } from '@/lib/pages/menus';

export function MenuItems({ items, className }: { items: MenuItem[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ name, ...link }, index) => (
        <li key={index}>
          <Link {...link}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
