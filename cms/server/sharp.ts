import sharp from 'sharp';

type Convert = (...args: never[]) => Promise<unknown>;
const held = globalThis as { picturesOneByOne?: boolean };

/** One conversion at a time, those that Payload makes by itself among them: each may take 500 MB. */
function oneByOne(): void {
  // The start and the routes are bundled apart; two queues in each other would wait for each other.
  if (held.picturesOneByOne) return;
  held.picturesOneByOne = true;
  const prototype = sharp.prototype as unknown as { toBuffer: Convert };
  const convert = prototype.toBuffer;
  let last: Promise<unknown> = Promise.resolve();
  prototype.toBuffer = function (...args) {
    const mine = last.then(() => convert.apply(this, args));
    last = mine.catch(() => undefined);
    return mine;
  };
}

oneByOne();
// Pictures are rare here, and memory is not: nothing is kept between two of them.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
