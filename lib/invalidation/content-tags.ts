/** Of an endpoint's stored content and of every page rendered from it. */
export const contentTag = (path: string): string => PREFIX + path;
export const ALL_CONTENT = 'content';

const PREFIX = 'content:';

/** @returns undefined for a tag that does not name one endpoint */
export const endpointOf = (tag: string): string | undefined =>
  tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : undefined;
