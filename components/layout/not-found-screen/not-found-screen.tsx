import { Fragment } from 'react';
import { SearchForm, searchField } from '@/components/search/search-form/search-form';
import { ButtonLink } from '@/components/ui/button/button';
import { Image } from '@/components/ui/image/image';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { fitting } from '@/components/ui/whole-words/fitting';
import type { Picture } from '@/lib/content/schemas/fields';
import { siteWords } from '@/lib/content/words/site-words';
import type { LanguageLink } from '@/lib/features/languages/language-links';
import styles from '../screen/screen.module.css';
import { addressIn } from '@/lib/pages/address-in';
import { markedAs } from '@/lib/platform/text/writing';

type Props = {
  /** Behind the text; decorative. */
  picture?: Picture;
  /**
   * reserve: in the data of a page that shows something else, so that nothing of it is loaded ahead; answer:
   * in place of the page that was asked for, which lib/delivery/cache/not-loaded.ts makes answer 404.
   */
  stands?: 'reserve' | 'answer';
  /** Where else to go. */
  ways?: { href: string; name: string }[];
  /** The page in other languages, which say so. */
  elsewhere?: LanguageLink[];
  /** Whether the site can be searched. */
  isSearched?: boolean;
};

export function NotFoundScreen({ picture, stands, ways = [], elsewhere = [], isSearched }: Props) {
  const { common, errors, search } = siteWords();
  const { notFound } = errors;
  // React preloads the pictures of what it renders, shown or not, but none in a `picture`.
  const Frame = stands === 'reserve' ? 'picture' : Fragment;
  return (
    <section
      className={styles.screen}
      data-tone="dark"
      data-not-found={stands === 'answer' ? '' : undefined}
      aria-labelledby="not-found"
    >
      {picture && (
        <Frame>
          <Image
            src={picture.src}
            alt=""
            sizes="(width < 992px) 300vw, 100vw"
            quality={60}
            loading="eager"
            fetchPriority="high"
            className={styles.picture}
          />
        </Frame>
      )}
      <div className={styles.container}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1 id="not-found" className={styles.title} style={fitting(notFound.title)}>
          {notFound.title}
        </h1>
        {elsewhere.length === 0 && <p className={styles.text}>{notFound.text}</p>}
        {elsewhere.map(({ href, lang, offer }) => (
          <p key={lang} className={styles.text}>
            <a href={href} hrefLang={lang} {...markedAs(lang)}>
              {offer?.text}
            </a>
          </p>
        ))}
        {isSearched && (
          <SearchForm action={addressIn('/search')} submit={common.search}>
            <input {...searchField(search)} />
          </SearchForm>
        )}
        <ButtonLink href="/">{notFound.home}</ButtonLink>
        {ways.map(({ href, name }) => (
          <ButtonLink key={href} href={href} variant="outline">
            {name}
          </ButtonLink>
        ))}
      </div>
      <PaintTogether id="not-found-end" />
    </section>
  );
}
