import { ButtonLink, Buttons } from '@/components/ui/button/button';
import { siteWords } from '@/lib/content/words/site-words';

type Props = {
  /** The first of them; the contact page stands beside it, unless it is that page itself. */
  quoteLink: { href: string; name: string; takesDrawings: boolean };
};

/** The ways to the company, side by side. */
export function QuoteLinks({ quoteLink }: Props) {
  return (
    <Buttons>
      <ButtonLink href={quoteLink.href}>{quoteLink.name}</ButtonLink>
      {quoteLink.takesDrawings && (
        <ButtonLink href="/contact" variant="outline">
          {siteWords().common.contactUs}
        </ButtonLink>
      )}
    </Buttons>
  );
}
