import clsx from 'clsx';
import { Carousel } from '@/components/ui/carousel/carousel';
import { ButtonLink } from '@/components/ui/button/button';
import { fitting } from '@/components/ui/whole-words/fitting';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Fact } from '@/lib/content/schemas/fields';
import { siteWords } from '@/lib/content/words/site-words';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import type { Heading } from '@/lib/pages/headings';
import type { Slide } from '@/lib/features/services/home-blocks';
import { HeroSlide } from './hero-slide';
import styles from './hero.module.css';

/** The title is the h1: what the company makes. The text says for whom. */
type Props = Heading & {
  services: Slide[];
  /** At most three fit on a phone. */
  facts: Fact[];
  /** The first action. */
  quoteLink: QuoteLink;
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

/** The services in pictures behind words that stay; those without a picture are left to the grid further below. */
export function Hero({ title, text, services, facts, quoteLink, hasServices = true }: Props) {
  const { company } = siteWords();
  const slides = services.filter(({ picture }) => picture);
  return (
    <section className={clsx(styles.hero, slides.length === 0 && styles.plain)} data-tone="dark">
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1 className={styles.title} style={fitting(title)}>
            <WholeWords>{title}</WholeWords>
          </h1>
          {text && (
            <p className={styles.text}>
              <WholeWords>{text}</WholeWords>
            </p>
          )}
          <div className={styles.actions}>
            <ButtonLink href={quoteLink.href}>{quoteLink.name}</ButtonLink>
            {hasServices && services.length > 0 && (
              <ButtonLink href="/service" variant="outline">
                {company.ourServices}
              </ButtonLink>
            )}
          </div>
        </div>
        {slides.length > 0 && (
          <Carousel
            label={company.servicesInPictures}
            settings={settings}
            controls="none"
            controlsPlace="overlay"
          >
            {slides.map((service, index) => (
              <HeroSlide key={index} service={service} index={index} count={slides.length} />
            ))}
          </Carousel>
        )}
      </div>
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
    </section>
  );
}
