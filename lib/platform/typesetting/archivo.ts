/** Of Archivo: how far its letters reach above and below the baseline, for a size of 1. */
export const ASCENT = 0.878;
export const DESCENT = 0.21;
