/** What the document announces once React answers to it; the loader of deferred scripts waits for it. */
export const SCRIPTS_READY = 'scripts-ready';
