let requested = false;
const listeners = new Set<() => void>();

/** Makes the toast region load the library. */
export function requestToaster() {
  requested = true;
  listeners.forEach((listener) => listener());
}

export const isToasterRequested = () => requested;

export function onToasterRequest(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
