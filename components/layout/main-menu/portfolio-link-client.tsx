'use client';

import { useState, type MouseEvent } from 'react';
import { reportMissingFile } from '@/components/portfolio/portfolio-download/missing-file';
import styles from './main-menu.module.css';
import { MenuLink } from './menu-link-client';

/** The widths at which the menu is a drawer. */
const DRAWER = '(width <= 75em)';

type Props = {
  href: string;
  name: string;
  className?: string;
  /** A path of this site. */
  file?: string;
  words: {
    /** Said where there is no file. */
    missing: string;
  };
};

/**
 * In the drawer it opens the portfolio file; elsewhere, and without scripts, it is a plain link.
 */
export function PortfolioLink({ href, name, className, file, words }: Props) {
  const [clicks, setClicks] = useState(0);

  function openFile(event: MouseEvent<HTMLAnchorElement>) {
    const asksForNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (asksForNewTab || !window.matchMedia(DRAWER).matches) return;
    event.preventDefault();
    if (file) {
      window.open(file, '_blank', 'noopener');
      return;
    }
    event.stopPropagation(); // the drawer stays: it is where the answer appears
    setClicks((now) => now + 1);
    reportMissingFile(words.missing);
  }

  return (
    <>
      <MenuLink
        href={href}
        name={name}
        className={className}
        onClick={openFile}
        data-js
        data-js-at={DRAWER}
      />
      <p role="alert" className={styles.message}>
        {/* Another element each time: the same text in its place would not be announced. */}
        {clicks > 0 && <span key={clicks}>{words.missing}</span>}
      </p>
    </>
  );
}
