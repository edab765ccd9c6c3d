import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';

const endpoints = Object.values(hostEndpoints) as (ListEndpoint | RecordEndpoint)[];

const listOf = (isOptional: boolean): string =>
  endpoints
    .filter(({ optional = false }) => optional === isOptional)
    .map(({ path, description }) => {
      const shows = description.replace('docs/content-api.md says which', 'see below');
      return `- \`${path}\`: ${shows}`;
    })
    .join('\n');

/** The lists of docs/content-api.md, by the names of their places there. */
export const contentApiLists: Record<string, string> = {
  endpoints: listOf(false),
  'optional-endpoints': listOf(true),
};

const placeOf = (name: string) =>
  new RegExp(`(?<=<!-- ${name}: made by npm run content:openapi -->\n)[\\s\\S]*?(?=<!-- end -->)`);

/** @returns the document with its lists as the endpoints have them; what is written by hand stays */
export function withLists(document: string): string {
  return Object.entries(contentApiLists).reduce((text, [name, list]) => {
    if (!placeOf(name).test(text)) throw new Error(`The document has no place for ${name}.`);
    return text.replace(placeOf(name), `\n${list}\n\n`);
  }, document);
}
