import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom has none, nor popovers and encoders: nothing ever comes into view. */
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: NothingSeen, TextDecoder, TextEncoder });
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
