import { expect, test } from '@playwright/test';
import { describeFailingHost } from './describe-failing-host';
import { endpointPaths } from './endpoint-paths';

const system = describeFailingHost('no-answers', ['refused', 'reset', 'slow', 'hanging']);

test('every endpoint shows on some page', () => {
  const used = new Set([...system().baseline.values()].flatMap(({ uses }) => uses));
  expect(endpointPaths.filter((path) => !used.has(path))).toEqual([]);
});
