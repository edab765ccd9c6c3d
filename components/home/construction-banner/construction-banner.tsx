import clsx from 'clsx';
import { ButtonLink, Buttons } from '@/components/ui/button/button';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { Photo } from '@/components/ui/photo/photo';
import type { Picture } from '@/lib/content/schemas/fields';
import { siteWords } from '@/lib/content/words/site-words';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import { AxisChain } from './axis-chain';
import styles from './construction-banner.module.css';

type Props = {
  title: string;
  text?: string;
  picture?: Picture;
  /** Of the drawing that the banner resembles: the distance of its axes, its heights from the top. */
  elevation?: { bay?: string; levels: string[] };
  /** The first action. */
  quoteLink: QuoteLink;
  /** False where the services are hidden. */
  hasServices?: boolean;
};

export function ConstructionBanner({
  title,
  text,
  picture,
  elevation: { bay, levels } = { levels: [] },
  quoteLink,
  hasServices = true,
}: Props) {
  return (
    <section className={styles.banner} aria-labelledby="construction-heading">
      <AxisChain bay={bay} />
      <div className={styles.layout}>
        <div className={styles.content}>
          <h1 id="construction-heading" className={styles.title}>
            {title}
          </h1>
          <div>
            {text && <p className={styles.text}>{text}</p>}
            <Buttons className={styles.actions}>
              <ButtonLink href={quoteLink.href}>{quoteLink.name}</ButtonLink>
              {hasServices && (
                <ButtonLink href="/service" variant="outline">
                  {siteWords().company.ourServices}
                </ButtonLink>
              )}
            </Buttons>
          </div>
        </div>
        <div className={clsx(styles.elevation, levels.length > 0 && styles.withLevels)}>
          <Photo
            className={styles.photo}
            picture={picture}
            sizes="(width < 992px) 100vw, 58rem"
            focus="46% 50%"
            quality={75}
            priority
          />
          {levels.length > 0 && (
            <ul className={styles.levels} aria-hidden="true">
              {levels.map((level) => (
                <li key={level}>{level}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <PaintTogether id="construction-end" />
    </section>
  );
}
