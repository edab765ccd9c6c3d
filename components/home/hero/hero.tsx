import clsx from 'clsx';
import { Carousel } from '@/components/ui/carousel/carousel';
import { ButtonLink } from '@/components/ui/button/button';
import type { Fact } from '@/lib/content/fields';
import { siteWords } from '@/lib/content/site-words';
import type { WayIn } from '@/lib/features/quotes/way-in';
import type { Slide } from '@/lib/features/services/home-blocks';
import { HeroSlide } from './hero-slide';
import styles from './hero.module.css';

type Props = {
  /** The h1; it stays while the slides change. */
  title: string;
  services: Slide[];
  /** At most three fit on a phone. */
  facts: Fact[];
  /** The first action. */
  wayIn: WayIn;
  /** False where the page of the services is hidden. */
  hasServices?: boolean;
};

const settings = {
  perView: { 0: 1 },
  gap: 0,
  speed: 2000,
  autoplay: 2000,
  loop: true,
  effect: 'fade',
} as const;

export function Hero({ title, services, facts, wayIn, hasServices = true }: Props) {
  const { company } = siteWords();
  return (
    <section className={clsx(styles.hero, services.length === 0 && styles.plain)} data-tone="dark">
      <div className={styles.footer}>
        <h1 className={styles.title}>{title}</h1>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {services.length === 0 ? (
        <p className={styles.contact}>
          <ButtonLink href={wayIn.href}>{wayIn.name}</ButtonLink>
        </p>
      ) : (
        <div className={styles.stage}>
          <Carousel
            label={company.servicesInPictures}
            settings={settings}
            controls="none"
            controlsPlace="overlay"
          >
            {services.map((service, index) => (
              <HeroSlide key={index} service={service} index={index} count={services.length} />
            ))}
          </Carousel>
          <div className={styles.actions}>
            <ButtonLink href={wayIn.href}>{wayIn.name}</ButtonLink>
            {hasServices && (
              <ButtonLink href="/service" variant="outline">
                {company.ourServices}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
