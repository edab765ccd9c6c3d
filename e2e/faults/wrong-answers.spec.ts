import { expect, full, test } from '../test';
import { describeFailingHost, FOLLOWS_WITHIN_MS } from './describe-failing-host';
import { endpointPaths } from './endpoint-paths';
import { untilShown } from './pages';

const modes = ['404', '500', 'truncated', 'html', 'null', 'wrong-type'] as const;
const system = describeFailingHost('wrong-answers', modes);

test.describe('endpoints', full, () => {
  test('every endpoint shows on some page', () => {
    const used = new Set([...system().baseline.values()].flatMap(({ uses }) => uses));
    expect(endpointPaths.filter((path) => !used.has(path))).toEqual([]);
  });

  test('one wrong item costs that item', async () => {
    const { host, site, baseline } = system();
    await host.put('one-wrong-item');
    const revision = host.publish();
    await untilShown(site, baseline, () => revision, FOLLOWS_WITHIN_MS);
  });
});
