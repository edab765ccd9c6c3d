/**
 * From where this visit came, as far as the document that the browser loaded says: nothing is kept for
 * it. Soft navigation keeps the document, and with it what it was opened with.
 */
export function visitDetails(): Record<string, string> {
  const [opened] = performance.getEntriesByType('navigation');
  const { searchParams } = new URL(opened?.name ?? window.location.href, window.location.href);
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value] as const] : [];
  });
  const { host } = URL.canParse(document.referrer) ? new URL(document.referrer) : { host: '' };
  return {
    page: window.location.pathname,
    ...(host && host !== window.location.host && { referrer: host.replace(/:\d+$/, '') }),
    ...Object.fromEntries(campaign),
  };
}
