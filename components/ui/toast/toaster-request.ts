let requested = false;
const listeners = new Set<() => void>();

/** Asks the page's toast region to load what shows toasts. */
export function requestToaster() {
  requested = true;
  listeners.forEach((listener) => listener());
}

export const isToasterRequested = () => requested;

export function onToasterRequest(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
