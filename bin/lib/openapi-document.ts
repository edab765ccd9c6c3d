import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { inputJsonSchema } from '@/contract/records/json-schema';
import { ANY_READING } from '@/lib/content/schemas/warnings';
import { listEnvelope, recordEnvelope } from '@/lib/content/schemas/lists';

type Base = { paths: object; components: { schemas: object } };

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export function openApiDocument(): object {
  const base = parse(readFileSync('docs/content-api.base.yaml', 'utf8')) as Base;
  const endpoints = Object.entries(hostEndpoints) as [string, ListEndpoint | RecordEndpoint][];
  const described = endpoints.map(([name, endpoint]) => describeEndpoint(name, endpoint));
  return {
    ...base,
    paths: { ...Object.assign({}, ...described.map(({ paths }) => paths)), ...base.paths },
    components: {
      ...base.components,
      schemas: {
        ...base.components.schemas,
        ...Object.assign({}, ...described.map(({ schemas }) => schemas)),
      },
    },
  };
}

function describeEndpoint(operationId: string, endpoint: ListEndpoint | RecordEndpoint) {
  const { path, description, optional } = endpoint;
  const schema = endpoint.schema(ANY_READING);
  const id = inputJsonSchema(schema).$ref?.replace('#/$defs/', '');
  if (!id) throw new Error(`The schema of ${path} has no id: end it with .meta({ id: '…' })`);
  const isList = endpoint.shape === 'list';
  const answer = isList ? `${id}List` : `${id}Answer`;
  const { $defs, ...envelope } = inputJsonSchema(
    isList ? listEnvelope(schema) : recordEnvelope(schema),
  );
  const get = {
    operationId,
    summary: description,
    tags: optional ? ['content', 'optional'] : ['content'],
    responses: {
      200: {
        description: 'The content',
        content: { 'application/json': { schema: reference(answer) } },
      },
      401: { $ref: '#/components/responses/Refused' },
      ...(optional && { 404: { $ref: '#/components/responses/Refused' } }),
      503: { $ref: '#/components/responses/Refused' },
    },
  };
  return {
    paths: { [path]: { get } },
    schemas: inComponents({ ...$defs, [answer]: envelope }),
  };
}

const inComponents = (schemas: object): object =>
  JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/')) as object;
