import { ButtonLink } from '@/components/ui/button/button';
import type { SiteSettings } from '@/lib/content/schemas';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import { BasketLines } from './basket-lines-client';
import styles from './quote-by-mail.module.css';

type Props = { settings?: Pick<SiteSettings, 'email'> };

/** Where the content host takes no drawings. */
export function QuoteByMail({ settings }: Props) {
  const email = settings?.email;
  return (
    <div className={styles.text}>
      <h2>{texts.byMail}</h2>
      <p>
        {texts.byMailText} {texts.byMailFacts}
      </p>
      <BasketLines />
      {email?.href ? (
        <p>
          <a href={email.href} className={styles.address}>
            {email.text}
          </a>
        </p>
      ) : (
        <p>
          <ButtonLink href="/contact">{texts.contact}</ButtonLink>
        </p>
      )}
    </div>
  );
}
