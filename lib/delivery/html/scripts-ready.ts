/** Event of the window once React answers. */
export const SCRIPTS_READY = 'scripts-ready';

/** Event of the window as soon as React has taken the page over; its effects have not run. */
export const HYDRATED = 'hydrated';
