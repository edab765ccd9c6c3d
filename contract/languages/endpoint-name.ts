/** What an endpoint is called in a language, by webhooks and the site's store; the main language has no parameter. */
export const endpointName = (path: string, locale?: string): string =>
  locale === undefined ? path : `${path}?locale=${locale}`;

/** Takes the name of an endpoint apart. */
export function endpointOf(name: string): { path: string; locale?: string } {
  const [, path, locale] = /^([^?]*)\?locale=([^&#]+)$/.exec(name) ?? [];
  return path === undefined ? { path: name } : { path, locale };
}

/** Whether it is named in a further language. */
export const isTranslation = (name: string): boolean => endpointOf(name).locale !== undefined;
