import Image from 'next/image';
import { ButtonLink } from '@/components/ui/button/button';
import gears from './gear-macro.jpg';
import styles from './not-found-screen.module.css';

/** What visitors see for an address at which there is nothing. */
export function NotFoundScreen() {
  return (
    <section className={styles.screen} data-tone="dark" aria-labelledby="not-found">
      <Image
        src={gears}
        alt=""
        fill
        sizes="100vw"
        quality={60}
        preload
        placeholder="empty"
        className={styles.picture}
      />
      <div className={styles.container}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1 id="not-found" className={styles.title}>
          Oops! Page Not Found.
        </h1>
        <p className={styles.text}>The page you are looking for was never existed.</p>
        <ButtonLink href="/">BACK HOME</ButtonLink>
      </div>
    </section>
  );
}
