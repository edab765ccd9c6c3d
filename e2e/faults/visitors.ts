import { setTimeout } from 'node:timers/promises';

/**
 * Visitors who go on clicking until they are called off. @returns what was not answered with 200,
 * and how many answers broke off in the middle
 */
export function startVisitors(url: string, paths: readonly string[], count: number) {
  const failures: string[] = [];
  let broken = 0;
  let views = 0;
  let going = true;
  const visitor = async (first: number) => {
    for (let view = first; going; view++) {
      // Every view another address for nginx, so that it is a site that answers.
      const address = `${paths[view % paths.length]}?visit=${first}-${view}`;
      const response = await fetch(url + address).catch((error: Error) => error);
      if (response instanceof Error) failures.push(`${address} ${response.message}`);
      else if (response.status !== 200) failures.push(`${address} ${response.status}`);
      else await response.text().catch(() => broken++);
      views++;
      await setTimeout(10);
    }
  };
  const done = Promise.all(Array.from({ length: count }, (_, index) => visitor(index)));
  return {
    viewed: () => views,
    async end() {
      going = false;
      await done;
      return { failures, broken };
    },
  };
}
