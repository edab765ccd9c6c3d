import clsx from 'clsx';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { Photo } from '@/components/ui/photo/photo';
import { RingDrawing } from '@/components/ui/ring-drawing/ring-drawing';
import { fitting } from '@/components/ui/whole-words/fitting';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Fact, Picture } from '@/lib/content/schemas/fields';
import type { Heading } from '@/lib/pages/headings';
import type { Page } from '@/lib/pages/page';
import type { RoutePath } from '@/lib/pages/routes';
import { isDrawing } from '@/lib/media/picture-files';
import { breadcrumbList } from '@/lib/features/seo/structured-data';
import { BannerFacts } from './banner-facts';
import { Breadcrumbs } from './breadcrumbs';
import styles from './page-banner.module.css';

const MOST_FACTS = 3;
/** Longer titles are set smaller. */
const LONG_TITLE = 28;

type Props = {
  page: Pick<Page, 'name' | 'introduction' | 'picture' | 'breadcrumbs'> &
    Partial<Pick<Page, 'statement' | 'facts'>>;
  /** The page's h1, where that is not the page's name; its id is `page-title`. */
  title?: string;
  /**
   * The heading of the page's first section: it stands here in large type, and the h1 becomes the last step
   * of the breadcrumbs. The section has no heading of its own and is named by the id `page-statement`.
   */
  statement?: Heading;
  /** In place of those of the page; the first three show. */
  facts?: Fact[];
  /** The pages between Home and this one, outermost first. */
  under?: RoutePath[];
  /**
   * Where content names no banner picture for the page; null for no picture at all. A drawing stands at the end
   * of the banner, a photograph fills it; in place of either, rings are drawn beside a statement.
   */
  picture?: Picture | null;
  /**
   * Low, without picture: for pages that visitors come to for one thing. So is every banner that has neither
   * picture nor statement nor figures.
   */
  slim?: boolean;
  /** As low as its text, for a list that is to begin on the first screen. */
  low?: boolean;
  /** Usually one link, below the text. */
  action?: ReactNode;
};

export function PageBanner({
  page,
  title = page.name,
  // What the page says of its list does not stand over one of its items.
  statement = title === page.name ? page.statement : undefined,
  facts = title === page.name ? page.facts : [],
  under = [],
  picture: fallback,
  slim: isSlim = false,
  low = false,
  action,
}: Props) {
  const steps = page.breadcrumbs(...under);
  const picture = fallback === null ? undefined : (page.picture ?? fallback);
  const slim = isSlim || !(picture || statement || facts?.length);
  const large = slim ? undefined : statement;
  return (
    <header
      className={clsx(styles.banner, slim && styles.slim, low && styles.low)}
      data-tone="dark"
    >
      <JsonLd thing={breadcrumbList([...steps, { name: title }])} />
      {!slim && <Backdrop picture={picture} />}
      <div className={styles.container}>
        <Breadcrumbs steps={steps}>{large ? <h1 id="page-title">{title}</h1> : title}</Breadcrumbs>
        {large ? (
          <h2 id="page-statement" className={styles.title} style={fitting(large.title)}>
            <WholeWords>{large.title}</WholeWords>
          </h2>
        ) : (
          <h1
            id="page-title"
            className={clsx(styles.title, title.length > LONG_TITLE && styles.long)}
            style={fitting(title)}
          >
            <WholeWords>{title}</WholeWords>
          </h1>
        )}
        {large?.text && (
          <p className={styles.lead}>
            <WholeWords>{large.text}</WholeWords>
          </p>
        )}
        {action && <div className={styles.action}>{action}</div>}
        {!slim && facts && facts.length > 0 && <BannerFacts facts={facts.slice(0, MOST_FACTS)} />}
      </div>
      <PaintTogether id="banner-end" />
    </header>
  );
}

function Backdrop({ picture }: { picture?: Picture }) {
  if (!picture) return <RingDrawing className={styles.rings} />;
  return isDrawing(picture) ? (
    <Photo picture={picture} sizes="40vw" fit="contain" priority className={styles.drawing} />
  ) : (
    <Photo picture={picture} sizes="100vw" priority className={styles.picture} />
  );
}
