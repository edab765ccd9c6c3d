import { Link } from '@/components/ui/link/link-client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Photo } from '@/components/ui/photo/photo';
import type { Picture } from '@/lib/content/fields';
import { routeOf, type RoutePath } from '@/lib/routes';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { RingDrawing } from './ring-drawing';
import styles from './page-banner.module.css';

type Props = {
  /** The page's h1; its id is `page-title`. */
  title: string;
  /** The pages between Home and this one, outermost first. */
  breadcrumbs?: RoutePath[];
  /** Without a picture a technical drawing fills the banner. */
  picture?: Picture;
};

export function PageBanner({ title, breadcrumbs = [], picture }: Props) {
  const steps = (['/', ...breadcrumbs] as const).map((path) => ({
    name: routeOf(path).name,
    href: path,
  }));
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
