'use client';

import { Download } from '@/components/ui/icons/icons';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { reportMissingFile } from './missing-file';
import styles from './portfolio-download.module.css';

type Props = { words: { download: string; missing: string } };

/** The Download button without a file: says so in the page and as a toast. */
export function MissingFileButton({ words }: Props) {
  const [clicks, setClicks] = useState(0);
  const explain = () => {
    setClicks((now) => now + 1);
    reportMissingFile(words.missing);
  };
  return (
    <div className={styles.missing}>
      <Button onClick={explain} data-js>
        <Download size={18} aria-hidden="true" />
        {words.download}
      </Button>
      <p role="status" className={styles.message}>
        {/* Another element each time: the same text in its place would not be announced. */}
        {clicks > 0 && <span key={clicks}>{words.missing}</span>}
      </p>
      <noscript>
        <p className={styles.message}>{words.missing}</p>
      </noscript>
    </div>
  );
}
