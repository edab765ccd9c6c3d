'use client';

import { Download } from '@/components/ui/icons/icons';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { PORTFOLIO_FILE_MISSING } from '@/lib/platform/text/prescribed';
import { reportMissingFile } from './missing-file';
import styles from './portfolio-download.module.css';

/** The Download button without a file: says so in the page and as a toast. */
export function MissingFileButton() {
  const [clicked, setClicked] = useState(false);
  const explain = () => {
    setClicked(true);
    reportMissingFile();
  };
  return (
    <div className={styles.missing}>
      <Button onClick={explain} data-js>
        <Download size={18} aria-hidden="true" />
        Download
      </Button>
      <p role="status" className={styles.message}>
        {clicked && PORTFOLIO_FILE_MISSING}
      </p>
      <noscript>
        <p className={styles.message}>{PORTFOLIO_FILE_MISSING}</p>
      </noscript>
    </div>
  );
}
