/** Event that the window dispatches once React answers; the loader of deferred scripts waits for it. */
export const SCRIPTS_READY = 'scripts-ready';
