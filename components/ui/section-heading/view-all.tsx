import { ButtonLink } from '@/components/ui/button/button';
import { siteWords } from '@/lib/content/words/site-words';

export function ViewAll({ href }: { href: string }) {
  return (
    <ButtonLink href={href} variant="outline">
      {siteWords().controls.viewAll}
    </ButtonLink>
  );
}
