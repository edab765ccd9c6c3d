import { DEFAULT_REGION } from '@/contract/formats/region';
import * as z from 'zod';
import { examineList } from '@/lib/features/content-check/endpoint';
import { log } from '@/lib/platform/log';
import { serveHost } from '@/testing/fake-host';
import { cachedList, cachedOptionalRecord, cachedRecord } from './cached-endpoint';
import { contentHealth } from './health';
import { processState } from './process-state';

const host = serveHost();
beforeEach(() => (processState.host.asked = undefined));

/** A host that has one required endpoint, and answers all others so. */
const othersAnswer = (status: number) =>
  host.answerWith(({ url }, response) => {
    const found = url === '/api/social-links';
    response.writeHead(found ? 200 : status, { 'content-type': 'application/json' });
    response.end(found ? '[]' : '{"message":"no"}');
  });

const schema = () => z.object({ title: z.string() });
const listAt = (path: string, optional = true) =>
  ({
    ...({ shape: 'list', path, description: 'Jobs', schema, optional } as const),
    view: (job: { title: string }) => job,
  }) as const;
const recordAt = (path: string) =>
  ({
    ...listAt(path),
    shape: 'record',
    view: ({ title }: { title: string }) => title,
    blocks: (title: string) => ({ title }),
  }) as const;

describe('an optional endpoint', () => {
  it.each([404, 405, 501])('is empty, and healthy, where the host answers %d', async (status) => {
    othersAnswer(status);
    const paths = [`/api/list/jobs-${status}`, `/api/pages/jobs-${status}`] as const;
    expect(await cachedList(listAt(paths[0]))()).toEqual([]);
    expect(await cachedRecord(recordAt(paths[1]))()).toBeUndefined();
    expect(contentHealth(paths)).toMatchObject([
      { age: expect.any(Number) as number, failing: false, lastError: null },
      { age: expect.any(Number) as number, failing: false, lastError: null },
    ]);
  });

  it.each([404, 405])('fails where the host answers %d to everything', async (status) => {
    host.answerJson({ message: 'no' }, status);
    const sample = [{ title: 'Smith' }];
    const path = `/api/list/jobs-lost-${status}`;
    expect(await cachedList({ ...listAt(path), sample })()).toBeUndefined();
    expect(contentHealth([path])).toMatchObject([{ failing: true }]);
  });

  it('says once that the host answers nothing', async () => {
    const said = jest.spyOn(log, 'error');
    host.answerJson({ message: 'no' }, 404);
    const state = processState.host;
    state.answers = true;
    for (const name of ['a', 'b', 'c']) {
      await cachedList(listAt(`/api/list/${name}`))();
      state.asked = undefined;
    }
    expect(said.mock.calls).toEqual([[expect.stringContaining('no required endpoint')]]);
  });

  it('fails on any other error', async () => {
    host.answerJson({ message: 'no' }, 500);
    expect(await cachedList(listAt('/api/list/jobs'))()).toBeUndefined();
    expect(contentHealth(['/api/list/jobs'])).toMatchObject([{ failing: true }]);
  });

  it('is read where the host has it', async () => {
    host.answerJson({ title: 'Smith' });
    expect(await cachedRecord(recordAt('/api/pages/jobs'))()).toBe('Smith');
  });

  it('passes the content check empty', async () => {
    expect(await examineList(listAt('/api/list/jobs'), [], DEFAULT_REGION)).toMatchObject({
      findings: { missing: [] },
    });
  });
});

describe('a sample', () => {
  const sample = [{ title: 'Smith' }];

  it('stands in for an optional list that the host does not have', async () => {
    othersAnswer(404);
    const list = { ...listAt('/api/list/unknown-jobs'), sample };
    expect(await cachedList(list)()).toEqual(sample);
  });

  it('stands in for an optional record that the host does not have', async () => {
    othersAnswer(404);
    const record = { ...recordAt('/api/pages/unknown-job'), sample: { title: 'Smith' } };
    expect(await cachedOptionalRecord(record)()).toBe('Smith');
  });

  it('gives way to an empty list of an optional endpoint', async () => {
    host.answerJson([]);
    const list = { ...listAt('/api/list/no-jobs'), sample };
    expect(await cachedList(list)()).toEqual([]);
  });

  it('stands in for an empty list of any other endpoint', async () => {
    host.answerJson([]);
    const list = { ...listAt('/api/list/no-products', false), sample };
    expect(await cachedList(list)()).toEqual(sample);
  });

  it('does not stand in for a list that was never fetched', async () => {
    host.answerJson({ message: 'no' }, 500);
    const list = { ...listAt('/api/list/failing-jobs'), sample };
    expect(await cachedList(list)()).toBeUndefined();
  });
});

it('any other endpoint fails on 404', async () => {
  host.answerJson({ message: 'no' }, 404);
  expect(await cachedList(listAt('/api/list/others', false))()).toBeUndefined();
});
