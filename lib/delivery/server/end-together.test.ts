/** @jest-environment node */

import type { ServerResponse } from 'node:http';
import { endTogether } from './end-together';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** @returns an answer that writes down its name and body when it ends */
const answer = (name: string, ended: string[], whenEnded?: () => void) =>
  ({
    end(body?: Buffer) {
      ended.push(`${name} ${body?.toString() ?? 'without a body'}`);
      whenEnded?.();
    },
  }) as unknown as ServerResponse;

it('ends the answers of a turn in their order, once the turn is over', async () => {
  const ended: string[] = [];
  endTogether(answer('first', ended), Buffer.from('page'));
  endTogether(answer('second', ended));
  await Promise.resolve();
  expect(ended).toEqual([]);
  await turn();
  expect(ended).toEqual(['first page', 'second without a body']);
});

it('leaves to the next turn what comes while answers end', async () => {
  const ended: string[] = [];
  const late = () => endTogether(answer('late', ended));
  endTogether(answer('first', ended, late));
  endTogether(answer('second', ended));
  await turn();
  expect(ended).toEqual(['first without a body', 'second without a body']);
  await turn();
  expect(ended).toHaveLength(3);
});
