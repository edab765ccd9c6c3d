import { ButtonLink } from '@/components/ui/button/button';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import { BasketLines } from './basket-lines-client';
import styles from './quote-by-mail.module.css';

type Props = { settings?: Pick<SiteSettings, 'email'> };

/** Where the content host takes no drawings. */
export function QuoteByMail({ settings }: Props) {
  const email = settings?.email;
  const { quote, common } = siteWords();
  return (
    <div className={styles.text}>
      <h2>{quote.byMail}</h2>
      <p>{quote.byMailText}</p>
      <BasketLines words={{ title: quote.basket, remove: common.remove }} />
      {email?.href ? (
        <p>
          <a href={email.href} className={styles.address}>
            {email.text}
          </a>
        </p>
      ) : (
        <p>
          <ButtonLink href="/contact">{quote.contactUs}</ButtonLink>
        </p>
      )}
    </div>
  );
}
