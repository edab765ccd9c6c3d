/** Stands in for `next/cache`, which works within a rendering only and brings 150 modules along. */
export const unstable_cache = <T>(load: T): T => load;
