/** Event of the window once React answers. */
export const SCRIPTS_READY = 'scripts-ready';
