import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// A machine that does other things as well takes longer than the second that it has by default.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has none, nor popovers and encoders: nothing ever comes into view. */
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: NothingSeen, TextDecoder, TextEncoder });
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
