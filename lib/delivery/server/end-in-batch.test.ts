import type { ServerResponse } from 'node:http';
import { endInBatch } from './end-in-batch';

const turn = () => new Promise((resolve) => setImmediate(resolve));

const response = (name: string, ended: string[], onEnd?: () => void) =>
  ({
    end(body?: Buffer) {
      ended.push(`${name} ${body?.toString() ?? 'without a body'}`);
      onEnd?.();
    },
  }) as unknown as ServerResponse;

describe('endInBatch', () => {
  it('ends the responses of a turn in their order, once the turn is over', async () => {
    const ended: string[] = [];
    endInBatch(response('first', ended), Buffer.from('page'));
    endInBatch(response('second', ended));
    await Promise.resolve();
    expect(ended).toEqual([]);
    await turn();
    expect(ended).toEqual(['first page', 'second without a body']);
  });

  it('leaves to the next turn what comes while responses end', async () => {
    const ended: string[] = [];
    const late = () => endInBatch(response('late', ended));
    endInBatch(response('first', ended, late));
    endInBatch(response('second', ended));
    await turn();
    expect(ended).toEqual(['first without a body', 'second without a body']);
    await turn();
    expect(ended).toHaveLength(3);
  });
});
