import { readFileSync } from 'node:fs';
import { contentFile } from '@/content-service/library/content-file';
import { filesIn } from './import/content-folder';
import { readRegion } from '@/contract/records/settings';
import { examineList, examineRecord } from '@/lib/features/content-check/endpoint';
import type { AnyEndpoint } from '@/lib/features/content-check/examine';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';

const endpoints = Object.values(hostEndpoints) as AnyEndpoint[];

/** By the path of the endpoint. */
function contentOf(folder: string): Map<string, unknown> {
  return new Map(
    filesIn(folder).flatMap((file) => {
      const path = contentFile(file)?.path;
      return path ? [[path, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))] as const] : [];
    }),
  );
}

const samples = new Map(endpoints.flatMap(({ path, sample }) => (sample ? [[path, sample]] : [])));

beforeAll(() => (process.env.CONTENT_HOST = 'http://127.0.0.1:4000'));

/** Values that pages do not show as they are written. */
async function faultsOf(answers: ReadonlyMap<string, unknown>) {
  const region = readRegion(answers.get(hostEndpoints.siteSettings.path));
  const found = [];
  for (const endpoint of endpoints) {
    const sent = answers.get(endpoint.path);
    if (sent === undefined) continue;
    const { findings } =
      endpoint.shape === 'list'
        ? await examineList(endpoint, sent as unknown[], region)
        : examineRecord(endpoint, sent, region);
    found.push(
      ...[...findings.dropped, ...findings.faults].map(
        ({ item, field, sentence }) => `${endpoint.path} ${item} ${field}: ${sentence}`,
      ),
    );
  }
  return found;
}

it.each([
  ['the demo company', contentOf('demo-company/content')],
  ['the second company, in Polish', contentOf('e2e/fixtures/second-company/content')],
  ['the third company, in Arabic', contentOf('e2e/fixtures/third-company/content')],
  ['the samples of the specification', samples],
])('%s is shown as it is written', async (_, answers) => {
  expect(answers.size).toBeGreaterThan(5);
  expect(await faultsOf(answers)).toEqual([]);
});
