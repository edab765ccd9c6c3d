import { ButtonLink } from '@/components/ui/button/button';

/** The action of a section that shows a part of a list: leads to the whole. */
export function ViewAll({ href }: { href: string }) {
  return (
    <ButtonLink href={href} variant="outline">
      View All
    </ButtonLink>
  );
}
