import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Document = { paths: Record<string, { get?: { tags?: string[] } }> };

const { paths } = parse(readFileSync('docs/content-api.openapi.yaml', 'utf8')) as Document;

/** Every content endpoint of the OpenAPI document; a mark in a text is an index into this list. */
export const endpointPaths: readonly string[] = Object.keys(paths).filter((path) =>
  paths[path]?.get?.tags?.includes('content'),
);
