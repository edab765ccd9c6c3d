import { hostEndpoints } from '@/lib/content/host-endpoints';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/endpoint-types';

const endpoints = Object.values(hostEndpoints) as (ListEndpoint | RecordEndpoint)[];

const rowsOf = (isOptional: boolean) =>
  endpoints
    .filter(({ optional = false }) => optional === isOptional)
    .map(({ path, description }) => {
      const shows = description.replace('docs/content-api.md says which', 'see below');
      return `| \`${path}\` | ${shows} |`;
    });

const table = (isOptional: boolean): string =>
  ['| path | shows |', '| --- | --- |', ...rowsOf(isOptional)].join('\n');

/** The tables of docs/content-api.md, by the names of their places there. */
export const contentApiTables: Record<string, string> = {
  endpoints: table(false),
  'optional-endpoints': table(true),
};

const placeOf = (name: string) =>
  new RegExp(`(?<=<!-- ${name}: made by npm run content:openapi -->\n)[\\s\\S]*?(?=<!-- end -->)`);

/** @returns the document with its tables as the endpoints have them; what is written by hand stays */
export function withTables(document: string): string {
  return Object.entries(contentApiTables).reduce((text, [name, rows]) => {
    if (!placeOf(name).test(text)) throw new Error(`The document has no place for ${name}.`);
    return text.replace(placeOf(name), `\n${rows}\n\n`);
  }, document);
}
