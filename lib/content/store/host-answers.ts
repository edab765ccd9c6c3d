import 'server-only';
import * as z from 'zod';
import { getLongJson } from '@/lib/content/host/json';
import { log } from '@/lib/platform/log';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { processState } from './process-state';

/** Many endpoints ask at once. */
const SHARED_MS = 1_000;

const { host: state } = processState;

const REQUIRED = Object.values(hostEndpoints)
  .filter((endpoint) => !endpoint.optional)
  .map(({ path }) => path);

/**
 * Whether the host answers any endpoint that every host has. Where it answers none, as behind a proxy that
 * has lost its route, its 404 for an optional one does not say that there is nothing.
 */
export function hostAnswers(): Promise<boolean> {
  if (state.asked && performance.now() - state.since < SHARED_MS) return state.asked;
  state.since = Infinity;
  state.asked = askRequired().then((answers) => {
    if (answers !== state.answers) {
      if (answers) log.info('the content host answers its required endpoints again');
      else log.error('the content host answers no required endpoint: what is stored stays');
    }
    state.answers = answers;
    state.since = performance.now();
    return answers;
  });
  return state.asked;
}

async function askRequired(): Promise<boolean> {
  for (const path of REQUIRED) {
    const found = await getLongJson(path, z.unknown()).then(
      () => true,
      () => false,
    );
    if (found) return true;
  }
  return false;
}
