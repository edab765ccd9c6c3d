import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { parse } from 'yaml';
import * as z from 'zod';
import { contentFile } from '@/content-service/library/content-file';
import { quoteForm } from '@/content-service/testing/quote-form';
import { cleanUp, codeMailedBy, startTestService } from '@/content-service/testing/test-service';
import { endpointPaths } from '@/lib/content/schemas/host-endpoints';
import { openApiDocument } from './lib/openapi-document';

const FILE = 'docs/content-api.openapi.yaml';

const contentSchema = z.record(
  z.string(),
  z.object({ schema: z.looseObject({}).optional(), example: z.unknown().optional() }),
);
const responseSchema = z.object({ $ref: z.string().optional(), content: contentSchema.optional() });
const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.looseObject({})).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['path', 'query']), example: z.string() }))
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), responseSchema),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operationSchema)),
  components: z.object({ responses: z.record(z.string(), responseSchema) }),
});

type Operation = z.infer<typeof operationSchema> & { path: string; method: 'GET' | 'POST' };

const written: unknown = parse(readFileSync(FILE, 'utf8'));
const document = documentSchema.parse(written);
const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, operation]): Operation => ({
    ...operation,
    path: route,
    method: method.toUpperCase() as Operation['method'],
  })),
);

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(written as object, 'api');

const inDocument = (schema: unknown): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object;

const faultsOf = (schema: unknown, value: unknown): string | undefined => {
  const check = ajv.compile(inDocument(schema));
  return check(value) ? undefined : ajv.errorsText(check.errors).slice(0, 400);
};

const responseOf = ({ responses }: Operation, status: number) => {
  const response = responses[status];
  const name = response?.$ref?.split('/').at(-1);
  return name ? document.components.responses[name] : response;
};

const root = path.resolve('demo-company');

const startService = (token?: string) =>
  startTestService({
    contentDir: path.join(root, 'content'),
    mediaDir: path.join(root, 'media'),
    documentsDir: path.join(root, 'documents'),
    token,
    demo: true,
  });

async function ask(app: FastifyInstance, operation: Operation, payload?: unknown, token?: string) {
  const { path: route, method, parameters, requestBody } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const url = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, example), route);
  const form = requestBody?.content['multipart/form-data']?.example;
  if (form) {
    const request = await quoteForm((form as { quote: unknown }).quote);
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    return app.inject({ ...request, headers: { ...request.headers, ...authorization } });
  }
  const answer = await app.inject({
    method,
    url,
    query: Object.fromEntries(query.map(({ name, example }) => [name, example])),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(requestBody && {
      payload: (payload ?? requestBody.content['application/json']?.example) as object,
    }),
  });
  return answer;
}

/** @returns undefined where nothing is wrong */
function faultsOfAnswer(operation: Operation, answer: Awaited<ReturnType<typeof ask>>) {
  const described = responseOf(operation, answer.statusCode);
  if (!described?.content) return `${answer.statusCode} is not described`;
  const type = String(answer.headers['content-type']).split(';')[0] ?? '';
  const media = described.content[type] ?? described.content[type.replace(/\/.*/, '/*')];
  if (!media) return `${type} is not described`;
  return media.schema && faultsOf(media.schema, answer.json());
}

afterEach(cleanUp);

it('is a valid OpenAPI 3.1 document', () => {
  const said = execFileSync('node_modules/.bin/validate-api', [FILE], { encoding: 'utf8' });
  expect(JSON.parse(said)).toMatchObject({ valid: true });
});

it('is what `npm run content:openapi` writes', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

it('describes every endpoint that the embedded service serves', () => {
  const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const served = files.flatMap((file) => contentFile(file)?.path ?? []);
  expect(served.sort()).toEqual([...endpointPaths].sort());
});

describe('the embedded service answers as the document says:', () => {
  it('every operation', async () => {
    const { app } = await startService('the-token-of-tests');
    for (const operation of operations.filter(({ operationId }) => operationId !== 'verifyCode')) {
      const { operationId, requestBody } = operation;
      const answer = await ask(app, operation, undefined, 'the-token-of-tests');
      expect([operationId, answer.statusCode]).toEqual([operationId, 200]);
      expect([operationId, faultsOfAnswer(operation, answer)]).toEqual([operationId, undefined]);
      const example = requestBody?.content['application/json'];
      const faults = example && faultsOf(example.schema, example.example);
      expect([operationId, faults]).toEqual([operationId, undefined]);
    }
  });

  const named = (operationId: string) =>
    operations.find((operation) => operation.operationId === operationId)!;

  it('POST /api/certificate/verify, right and wrong', async () => {
    const { app, dataDir } = await startService();
    const otp = await codeMailedBy(dataDir, () => ask(app, named('requestCode')));
    const email = 'ada@customer.example';
    const wrong = otp === '000000' ? '000001' : '000000';
    for (const [code, status] of [
      [wrong, 400],
      [otp, 200],
      [otp, 410],
    ] as const) {
      const answer = await ask(app, named('verifyCode'), { email, otp: code });
      expect(answer.statusCode).toBe(status);
      expect(faultsOfAnswer(named('verifyCode'), answer)).toBeUndefined();
    }
  });

  it.each([
    ['sendEnquiry', { name: '', email: 'x', message: '' }],
    ['sendEnquiry', []],
    ['requestCode', { email: 'nobody' }],
    ['verifyCode', {}],
  ])('%s refuses %j', async (operationId, payload) => {
    const { app } = await startService();
    const answer = await ask(app, named(operationId), payload);
    expect(answer.statusCode).toBe(400);
    expect(faultsOfAnswer(named(operationId), answer)).toBeUndefined();
  });

  it('every operation with and without the token', async () => {
    const { app } = await startService('the-token-of-tests');
    for (const operation of operations) {
      const { operationId, security } = operation;
      const without = await ask(app, operation);
      const isOpen = security?.length === 1;
      expect([operationId, without.statusCode === 401]).toEqual([operationId, !isOpen]);
      expect([operationId, faultsOfAnswer(operation, without)]).toEqual([operationId, undefined]);
      const withToken = await ask(app, operation, undefined, 'the-token-of-tests');
      expect([operationId, withToken.statusCode === 401]).toEqual([operationId, false]);
      expect([operationId, faultsOfAnswer(operation, withToken)]).toEqual([operationId, undefined]);
    }
  });
});

describe('the document takes what the site takes:', () => {
  const list = { $ref: '#/components/schemas/ProductList' };
  const product = { id: '7', title: 'Gear', price: '1,250.00', thumbnail: null, unknown: 1 };

  it.each([[[product]], [{ data: [product] }], [{ data: { data: [product], total: 1 } }]])(
    '%j',
    (answer) => expect(faultsOf(list, answer)).toBeUndefined(),
  );

  it.each([['text'], [{}], [{ data: {} }], [[{ id: 'x', title: 'Gear' }]], [[{ id: 1 }]]])(
    'and refuses %j',
    (answer) => expect(faultsOf(list, answer)).toBeDefined(),
  );

  it('and refuses a page without sections, settings that are a list, and a bare sentence', () => {
    expect(faultsOf({ $ref: '#/components/schemas/PageAnswer' }, { data: {} })).toBeDefined();
    expect(faultsOf({ $ref: '#/components/schemas/SiteSettingsAnswer' }, [])).toBeDefined();
    expect(faultsOf({ $ref: '#/components/schemas/Refused' }, { message: 'No.' })).toBeDefined();
  });
});
