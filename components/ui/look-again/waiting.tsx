import { LookAgain } from './look-again-client';

/** The inline script loader looks for it: a page that waits for content needs its scripts at once. */
const WAITING_ATTRIBUTE = 'data-waiting';

const RELOAD_SECONDS = 10;

/** Beside a placeholder: looks for the content again, by reloading where scripts are off. */
export function Waiting() {
  return (
    <span hidden {...{ [WAITING_ATTRIBUTE]: '' }}>
      <LookAgain />
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
      </noscript>
    </span>
  );
}
