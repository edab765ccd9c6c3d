import { setTimeout } from 'node:timers/promises';
import { storedPages } from './programs';

/** How long each visit waited in ms, and how many were not answered with a page. */
type Visits = { times: number[]; lost: number };

async function visit(url: string, visits: Visits): Promise<void> {
  const began = performance.now();
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    visits.times.push(performance.now() - began);
  } catch {
    visits.lost++;
  }
}

/** A new visit starts whether or not the one before was answered. */
const VISITS_A_SECOND = 20;

/** Visits pages in turn until `work` is done, so many a second whatever the site does. */
export async function visitsDuring<T>(
  { url }: { url: string },
  work: Promise<T>,
  pages: readonly string[] = storedPages,
) {
  const found: Visits = { times: [], lost: 0 };
  let isDone = false;
  const visits: Promise<void>[] = [];
  const end = work.finally(() => (isDone = true));
  end.catch(() => undefined);
  while (!isDone) {
    visits.push(visit(url + pages[visits.length % pages.length], found));
    await setTimeout(1_000 / VISITS_A_SECOND);
  }
  await Promise.all(visits);
  return { ...found, result: await end };
}

const VISITORS = 10;
/** A visitor reads a page for so long. */
const READING_MS = 3_000;

/** Ten visitors, each of whom opens a page, reads it, and opens the next, until `work` is done. */
export async function tenVisitorsDuring(
  { url }: { url: string },
  work: Promise<unknown>,
  pages: readonly string[],
): Promise<Visits> {
  const found: Visits = { times: [], lost: 0 };
  let isDone = false;
  let opened = 0;
  const end = work.finally(() => (isDone = true));
  end.catch(() => undefined);
  const visitor = async (turn: number) => {
    await setTimeout((turn * READING_MS) / VISITORS);
    while (!isDone) {
      await visit(url + pages[opened++ % pages.length], found);
      await setTimeout(READING_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, turn) => visitor(turn)));
  await end;
  return found;
}
