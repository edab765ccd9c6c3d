import { mostAsked, noteAsked } from './asked-lately';

const MINUTE = 60_000;

describe('the pages asked for in the last hour', () => {
  it('stand in the order in which visitors want them, and are forgotten after it', () => {
    for (const address of ['/a', '/de/b', '/de/b', '/c', '/c', '/c']) noteAsked(address, 0);
    noteAsked('/a', 30 * MINUTE);
    noteAsked('/a', 30 * MINUTE);
    noteAsked('/a', 30 * MINUTE);
    expect(mostAsked(2, 30 * MINUTE)).toEqual(['/a', '/c']);
    expect(mostAsked(10, 59 * MINUTE)).toEqual(['/a', '/c', '/de/b']);
    expect(mostAsked(10, 75 * MINUTE)).toEqual(['/a']);
    expect(mostAsked(10, 200 * MINUTE)).toEqual([]);
  });

  it('are of bounded number, whatever strangers ask for', () => {
    const start = 1_000 * MINUTE;
    for (let each = 0; each < 5_000; each++) noteAsked(`/p/${each}`, start);
    expect(mostAsked(10_000, start)).toHaveLength(1_000);
  });
});
