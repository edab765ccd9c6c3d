import { ButtonLink } from '@/components/ui/button/button';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import { RingDrawing } from '@/components/ui/ring-drawing/ring-drawing';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './invitation.module.css';

/** In the cell that five people leave of six. */
export function Invitation({ phone }: { phone?: SiteSettings['phone'] }) {
  const { company, layout } = siteWords();
  return (
    <li className={styles.invitation} data-tone="dark">
      <RingDrawing className={styles.rings} />
      <p className={styles.question}>{company.whomToAsk}</p>
      {phone && (
        <PhoneLink phone={phone} className={styles.phone}>
          <small>{layout.callAnyTime}</small> {phone.text}
        </PhoneLink>
      )}
      <ButtonLink href="/contact" variant="outline">
        {company.writeToUs}
      </ButtonLink>
    </li>
  );
}
