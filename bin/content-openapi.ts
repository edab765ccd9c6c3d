/** Writes what the documents say of the content API: the OpenAPI document, and the lists of the guide. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { stringify } from 'yaml';
import { withLists } from './lib/content-api-lists';
import { openApiDocument } from './lib/openapi-document';

const REFERENCE = 'docs/content-api.openapi.yaml';
const GUIDE = 'docs/content-api.md';

async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

const header =
  '# Made by `npm run content:openapi`; change contract/records/ or lib/content/schemas/host-endpoints.ts instead.\n';
await write(
  REFERENCE,
  header + stringify(openApiDocument(), { aliasDuplicateObjects: false, lineWidth: 0 }),
);
await write(GUIDE, withLists(readFileSync(GUIDE, 'utf8')));
