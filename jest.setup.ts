import { TextDecoder, TextEncoder } from 'node:util';

// What a test logs is not what it says; one that reads lines sets its own level.
process.env.LOG_LEVEL ??= 'silent';

/** jsdom has none, nor popovers and encoders: nothing ever comes into view. */
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (typeof window !== 'undefined') {
  Object.assign(window, { IntersectionObserver: NothingSeen, TextDecoder, TextEncoder });
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
}

// Outside of Next.js there is no router; a test that watches it mocks its own.
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ refresh: () => undefined }),
}));
