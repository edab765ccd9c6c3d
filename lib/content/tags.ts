/** The tag of an endpoint's stored copy and of every page made from it. */
export const contentTag = (path: string): string => PREFIX + path;
export const ALL_CONTENT = 'content';

const PREFIX = 'content:';

/** @returns undefined for the tag of something else */
export const endpointOf = (tag: string): string | undefined =>
  tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : undefined;
