/**
 * Loaded by Node before anything else (`--require`): puts the threads of its pool behind the one that
 * answers, where both want a processor. A picture is a second of work for one of them; what they start
 * themselves stands where they do. Only Linux has priorities of single threads, and a machine that
 * refuses to set them is no reason not to start.
 */
import { readdirSync, stat } from 'node:fs';
import { constants, setPriority } from 'node:os';

const threads = () => readdirSync('/proc/self/task').map(Number);

function putPoolBehind(): void {
  const own = new Set(threads());
  // The first piece of work makes the pool.
  stat('.', () => undefined);
  for (const thread of threads()) {
    if (!own.has(thread)) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  }
}

try {
  if (process.platform === 'linux') putPoolBehind();
} catch {
  // Then all threads are alike.
}
