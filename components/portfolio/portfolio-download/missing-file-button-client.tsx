'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { MISSING_FILE, reportMissingFile } from './missing-file';
import styles from './portfolio-download.module.css';

/** The Download button where there is nothing to download: it says so, here and as a toast. */
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
        {clicked && MISSING_FILE}
      </p>
      <noscript>
        <p className={styles.message}>{MISSING_FILE}</p>
      </noscript>
    </div>
  );
}
