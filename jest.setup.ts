import '@testing-library/jest-dom';

/** jsdom has none: nothing ever comes into view. */
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (typeof window !== 'undefined') Object.assign(window, { IntersectionObserver: NothingSeen });
