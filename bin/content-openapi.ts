/** Writes the OpenAPI document of the content API from the entries in lib/content/host-endpoints.ts. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { stringify } from 'yaml';
import { openApiDocument } from './lib/openapi-document';

const FILE = 'docs/content-api.openapi.yaml';

const header =
  '# Made by `npm run content:openapi`; change lib/content/host-endpoints.ts instead.\n';
const text = header + stringify(openApiDocument(), { aliasDuplicateObjects: false, lineWidth: 0 });
writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
