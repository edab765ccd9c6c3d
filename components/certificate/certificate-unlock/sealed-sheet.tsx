import clsx from 'clsx';
import { LockKeyhole } from '@/components/ui/icons/icons';
import styles from './sealed-sheet.module.css';

/** Widths of the illegible lines, in percent of the text width. */
const head = [46, 30];
const rows = [100, 92, 97, 60, 100, 88, 94, 72, 100, 96, 40];

type Props = {
  /** A code is on its way: the seal glows. */
  awaited: boolean;
};

export function SealedSheet({ awaited }: Props) {
  return (
    <div className={clsx(styles.sheet, awaited && styles.awaited)} aria-hidden="true">
      <svg viewBox="0 0 420 594" className={styles.paper}>
        <rect className={styles.background} width="420" height="594" />
        <rect className={styles.frame} x="20.5" y="20.5" width="379" height="553" />
        <path className={styles.symbol} d="M44 46h14v14h14v-14h14v44h-14v-14h-14v14h-14z" />
        {head.map((width, index) => (
          <rect
            key={width}
            className={styles.ink}
            x="110"
            y={50 + index * 18}
            width={width * 2.6}
            height={index ? 5 : 9}
          />
        ))}
        <path
          className={styles.rule}
          d="M44 118.5h332M44 470.5h332M44 162.5h332M127.5 118v44M210.5 118v44M293.5 118v44"
        />
        {rows.map((width, index) => (
          <rect
            key={index}
            className={styles.ink}
            x="44"
            y={186 + index * 25}
            width={width * 3.32}
            height="6"
          />
        ))}
        <path className={styles.rule} d="M44 536.5h120M256 536.5h120" />
        <path
          className={styles.signature}
          d="M52 524c14-26 22-22 18-4s10 8 20-8 12 0 10 8 18-2 34-10"
        />
      </svg>
      <span className={styles.ribbon} />
      <span className={styles.seal}>
        <LockKeyhole size={34} strokeWidth={1.25} />
      </span>
    </div>
  );
}
