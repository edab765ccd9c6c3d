import { whenInView } from './when-in-view';

type Seen = { isIntersecting: boolean };

test('hears of an element that came into view while the page was busy', () => {
  let report: (entries: Seen[]) => void = () => undefined;
  const disconnect = jest.fn();
  const observers = jest.fn((callback: typeof report) => {
    report = callback;
    return { observe: () => undefined, disconnect };
  });
  Object.assign(globalThis, { IntersectionObserver: observers });
  const seen = jest.fn();
  whenInView(document.body, seen);
  report([{ isIntersecting: false }]);
  expect(seen).not.toHaveBeenCalled();
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
