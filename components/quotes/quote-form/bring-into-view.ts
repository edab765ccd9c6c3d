/** For what takes the place of something longer: it would stand above the screen. */
export function bringIntoView(message: HTMLElement | null): void {
  message?.focus({ preventScroll: true });
  message?.scrollIntoView({ block: 'center' });
}
