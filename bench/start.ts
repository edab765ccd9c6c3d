import { setTimeout } from 'node:timers/promises';
import budgets from '@/budgets.json' with { type: 'json' };
import type { Site } from '@/e2e/faults/site';
import { headOfPage, storedPageFiles } from '@/e2e/faults/stored-pages';
import { contentHostOf, installSite, storedPages, type Subject } from './programs';
import { measured, percentile, type Measurement } from './report';
import { visitsDuring } from './visits';

const MAX_MS = 120_000;

/** A process that starts with an empty cache, and once more with the pages that it has stored. */
export async function measureStart(subject: Subject): Promise<Measurement[]> {
  const site = await installSite(subject, { CONTENT_HOST: await contentHostOf(subject) });
  const began = performance.now();
  const firstPage = await untilServed(site, began);
  const visitors = await visitsDuring(site, untilStored(site, began));
  await site.stop();
  const again = await untilServed(site, performance.now());
  const { firstPageMs, allPagesSeconds, visitorsP99Ms } = budgets.start;
  return [
    measured('first page', firstPage, 'ms', firstPageMs),
    measured('first page, all being stored', again, 'ms'),
    measured(
      `all ${storedPages.length} pages stored`,
      visitors.result / 1_000,
      's',
      allPagesSeconds,
    ),
    measured('visitors meanwhile, p99', percentile(visitors.times, 0.99), 'ms', visitorsP99Ms),
    measured('visits without an answer', visitors.lost, '', 0),
  ];
}

/** Starts the site. @returns ms until its home page is answered */
async function untilServed(site: Site, began: number): Promise<number> {
  const ready = site.start();
  const isServed = () =>
    fetch(site.url).then(
      async (answer) => answer.ok && (await answer.text()) !== '',
      () => false,
    );
  while (!(await isServed())) {
    if (performance.now() - began > MAX_MS) throw new Error('the site does not start');
    await setTimeout(5);
  }
  const took = performance.now() - began;
  await ready;
  return took;
}

/** @returns ms until each page has a file in the main language */
async function untilStored(site: Site, began: number): Promise<number> {
  const isOfMain = ({ name }: { name: string }) => /^\/main(\/|$)/.test(name);
  const count = () =>
    storedPageFiles(site)
      .then((files) => Promise.all(files.map(headOfPage)))
      .then(
        (heads) => heads.filter(isOfMain).length,
        () => 0,
      );
  while ((await count()) < storedPages.length) {
    if (performance.now() - began > MAX_MS) throw new Error('the site does not store its pages');
    await setTimeout(100);
  }
  return performance.now() - began;
}
