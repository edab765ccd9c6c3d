import { ButtonLink, Buttons } from '@/components/ui/button/button';
import { siteWords } from '@/lib/content/words/site-words';

type Props = {
  /** The first of them; the contact page stands beside it, unless it is that page itself. */
  wayIn: { href: string; name: string; takesDrawings: boolean };
};

/** The ways to the company, side by side. */
export function WaysIn({ wayIn }: Props) {
  return (
    <Buttons>
      <ButtonLink href={wayIn.href}>{wayIn.name}</ButtonLink>
      {wayIn.takesDrawings && (
        <ButtonLink href="/contact" variant="outline">
          {siteWords().common.contactUs}
        </ButtonLink>
      )}
    </Buttons>
  );
}
