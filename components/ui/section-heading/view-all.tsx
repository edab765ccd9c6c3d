import { ButtonLink } from '@/components/ui/button/button';

export function ViewAll({ href }: { href: string }) {
  return (
    <ButtonLink href={href} variant="outline">
      View All
    </ButtonLink>
  );
}
