/*
 * How much of an answer of the content host the site reads, in bytes of JSON. Nothing that the editor publishes
 * is larger.
 */

/** Enough for ten thousand items with their texts. */
export const LIST_BYTES = 24 * 1024 * 1024;

/** One item of a list. */
export const ITEM_BYTES = 256 * 1024;

/** A record is read and validated in one go. */
export const RECORD_BYTES = 512 * 1024;
