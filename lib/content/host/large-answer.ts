import 'server-only';
import { setFlagsFromString } from 'node:v8';
import pLimit from 'p-limit';
import { globalSingleton } from '@/lib/platform/global-singleton';

/** So many large answers are in memory at once; all endpoints may be asked at the same time. */
const AT_ONCE = 2;

/** Much stays in memory of many items: less of what nobody needs any more may lie beside it (decision 0014). */
const COLLECT_EARLY = '--heap-growing-percent=30';

const turns = globalSingleton('large-answers', () => pLimit(AT_ONCE));

/** The turn of one answer: taken when it proves to be large, kept until it is stored. */
export function largeAnswerTurn() {
  let end = () => {};
  let ended = false;
  let taken: Promise<void> | undefined;
  return {
    take: () =>
      (taken ??= new Promise((resolve) => {
        void turns(async () => {
          setFlagsFromString(COLLECT_EARLY);
          resolve();
          if (!ended) await new Promise<void>((done) => (end = done));
        });
      })),
    release: () => {
      ended = true;
      end();
    },
  };
}
