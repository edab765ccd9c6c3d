import { test } from '@playwright/test';
import { full } from '../test';
import { describeFailingHost, FOLLOWS_WITHIN_MS } from './describe-failing-host';
import { untilShown } from './pages';

const modes = ['404', '500', 'truncated', 'html', 'null', 'wrong-type'] as const;
const system = describeFailingHost('wrong-answers', modes);

test('one wrong item costs that item', full, async () => {
  const { host, site, baseline } = system();
  await host.put('one-wrong-item');
  const revision = host.publish();
  await untilShown(site, baseline, () => revision, FOLLOWS_WITHIN_MS);
});
