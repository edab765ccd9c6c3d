import { Link } from '@/components/ui/link/link-client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Photo } from '@/components/ui/photo/photo';
import type { Picture } from '@/lib/content/fields';
import type { Page } from '@/lib/pages/page';
import type { RoutePath } from '@/lib/routes';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { RingDrawing } from './ring-drawing';
import styles from './page-banner.module.css';

type Props = {
  page: Pick<Page, 'name' | 'introduction' | 'picture' | 'breadcrumbs'>;
  /** The page's h1, where that is not the page's name; its id is `page-title`. */
  title?: string;
  /** The pages between Home and this one, outermost first. */
  under?: RoutePath[];
  /**
   * Where content names no banner picture for the page; null for no picture at all. Without one a technical
   * drawing fills the banner.
   */
  picture?: Picture | null;
};

export function PageBanner({ page, title = page.name, under = [], picture: fallback }: Props) {
  const steps = page.breadcrumbs(...under);
  const picture = fallback === null ? undefined : (page.picture ?? fallback);
  return (
    <header className={styles.banner} data-tone="dark">
      <JsonLd thing={breadcrumbList([...steps, { name: title }])} />
      {picture ? (
        <Photo
          picture={picture}
          sizes="(width < 576px) 140vw, 100vw"
          priority
          className={styles.picture}
        />
      ) : (
        <RingDrawing className={styles.drawing} />
      )}
      <div className={styles.container}>
        <nav aria-label="Breadcrumb">
          <ol className={styles.breadcrumbs}>
            {steps.map(({ name, href }) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <h1 id="page-title" className={styles.title}>
          {title}
        </h1>
      </div>
    </header>
  );
}
