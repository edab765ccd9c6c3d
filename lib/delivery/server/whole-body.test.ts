import type { RequestListener } from 'node:http';
import { listen } from '@/testing/listen';
import { holdWholeBody } from './whole-body';

async function answerOf(answer: RequestListener, wanted = true): Promise<string> {
  const site = await listen((request, response) => {
    holdWholeBody(
      response,
      () => wanted,
      async (body, send) => send(Buffer.from(body.toString().toUpperCase())),
    );
    answer(request, response);
  });
  try {
    return await (await fetch(site.url)).text();
  } finally {
    await site.stop();
  }
}

describe('holdWholeBody', () => {
  it.each([true, false])('calls back for what is written and ended (held: %s)', async (wanted) => {
    const called: string[] = [];
    const body = await answerOf((_, response) => {
      response.write('one ', () => called.push('written'));
      response.write('dHdvIA==', 'base64', () => called.push('written again'));
      response.end('three', () => called.push('ended'));
    }, wanted);
    expect(body).toBe(wanted ? 'ONE TWO THREE' : 'one two three');
    expect(called).toEqual(['written', 'written again', 'ended']);
  });

  it.each([true, false])('ends without a last piece (held: %s)', async (wanted) => {
    const ended = jest.fn();
    const body = await answerOf((_, response) => {
      response.write(Buffer.from('all'));
      response.end(ended);
    }, wanted);
    expect(body.toLowerCase()).toBe('all');
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
