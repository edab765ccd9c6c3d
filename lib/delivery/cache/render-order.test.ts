import { noteAsked } from '@/lib/features/counts/asked-lately';
import { renderOrder } from './render-order';

describe('the order of rendering', () => {
  const old = ['/about', '/about-2', '/de', '/de/service', '/home-1', '/home-2', '/p/a', '/', '/z'];

  it('begins with the routes after a start, then goes from one end or the other', () => {
    expect(renderOrder(old)).toEqual([
      ...['/', '/home-1', '/home-2', '/about', '/about-2'],
      ...['/de', '/de/service', '/p/a', '/z'],
    ]);
    expect(renderOrder(old, { fromEnd: true }).slice(-4)).toEqual([
      ...['/z', '/p/a', '/de/service', '/de'],
    ]);
  });

  it('begins with what visitors ask for, in whichever language', () => {
    noteAsked('/de/service');
    noteAsked('/p/a');
    noteAsked('/de/service');
    noteAsked('/fresh');
    expect(renderOrder(old).slice(0, 3)).toEqual(['/de/service', '/p/a', '/']);
  });
});
