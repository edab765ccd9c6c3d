import { describeFailingHost } from './describe-failing-host';

describeFailingHost('wrong-answers', ['404', '500', 'truncated', 'html', 'null', 'wrong-type']);
