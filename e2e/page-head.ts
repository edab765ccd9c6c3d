import type { APIRequestContext } from '@playwright/test';

type Thing = { '@context': string; '@type': string; [property: string]: unknown };

/** The text that a piece of HTML stands for. */
export const textOf = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A page's HTML and what it says about itself in it, read as search engines do. */
export async function readHead(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const attribute = (pattern: RegExp) => textOf(pattern.exec(html)?.[1] ?? '');
  const meta = (name: string) =>
    attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return {
    status: response.status(),
    html,
    meta,
    title: attribute(/<title>([^<]*)<\/title>/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    feed: attribute(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/),
    things: [...scripts].map(([, json = '']) => JSON.parse(json) as Thing),
  };
}
