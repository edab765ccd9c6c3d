import sharp from 'sharp';

type Convert = (...args: never[]) => Promise<unknown>;
type Prototype = { toBuffer: Convert; isOneByOne?: true };

// The start and the routes are bundled apart.
const held = globalThis as { lastPicture?: Promise<unknown> };

/** One conversion at a time, those that Payload makes by itself among them: each may take 500 MB. */
function oneByOne(prototype: Prototype): void {
  // Two queues in each other would wait for each other.
  if (prototype.isOneByOne) return;
  prototype.isOneByOne = true;
  const convert = prototype.toBuffer;
  prototype.toBuffer = function (...args) {
    const mine = (held.lastPicture ?? Promise.resolve()).then(() => convert.apply(this, args));
    held.lastPicture = mine.catch(() => undefined);
    return mine;
  };
}

oneByOne(Reflect.get(sharp, 'prototype') as Prototype);
// Pictures are rare here, and memory is not: nothing is kept between two of them.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
