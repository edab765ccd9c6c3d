import { setTimeout } from 'node:timers/promises';

/**
 * Visitors who go on clicking until `end` is called.
 * @returns what was not answered with 200, and how many answers broke off in the middle
 */
export function startVisitors(url: string, paths: readonly string[], count: number) {
  const failures: string[] = [];
  let broken = 0;
  let views = 0;
  let going = true;
  const visitor = async (first: number) => {
    for (let view = first; going; view++) {
      // A query of its own takes each view past nginx's cache.
      const path = `${paths[view % paths.length]}?visit=${first}-${view}`;
      const response = await fetch(url + path).catch((error: Error) => error);
      if (response instanceof Error) failures.push(`${path} ${response.message}`);
      else if (response.status !== 200) failures.push(`${path} ${response.status}`);
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
