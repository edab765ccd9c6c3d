/** Writes the OpenAPI document of the content API. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { stringify } from 'yaml';
import { openApiDocument } from './lib/openapi-document';

const REFERENCE = 'docs/content-api.openapi.yaml';

const header =
  '# Made by `npm run content:openapi`; change contract/records/ or lib/content/schemas/host-endpoints.ts instead.\n';
const text = header + stringify(openApiDocument(), { aliasDuplicateObjects: false, lineWidth: 0 });
const options = { ...(await resolveConfig(REFERENCE)), filepath: REFERENCE };
writeFileSync(REFERENCE, await format(text, options));
