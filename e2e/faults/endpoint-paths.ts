import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Operation = { tags?: string[]; responses?: Record<string, unknown> };
type Document = { paths: Record<string, { get?: Operation }> };

const { paths } = parse(readFileSync('docs/content-api.openapi.yaml', 'utf8')) as Document;

/** Every content endpoint of the OpenAPI document; a mark in a text is an index into this list. */
export const endpointPaths: readonly string[] = Object.keys(paths).filter((path) =>
  paths[path]?.get?.tags?.includes('content'),
);

/** Endpoints that a host must answer. From the others, 404 means that there is no such content. */
export const requiredPaths = endpointPaths.filter((path) => !paths[path]?.get?.responses?.['404']);
