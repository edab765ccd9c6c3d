import { describeFailingHost } from './describe-failing-host';

describeFailingHost('no-answers', ['refused', 'reset', 'slow', 'hanging']);
