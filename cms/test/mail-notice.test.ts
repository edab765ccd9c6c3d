import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mailNotice } from '../inbox/mail-notice';

describe('the notice above what visitors have sent', () => {
  it('says why nobody is mailed, and how often so far', () => {
    assert.match(mailNotice({ status: 'nobody', unmailed: 3 }) ?? '', /^Nobody .+ 3 entries by/);
    assert.match(
      mailNotice({ status: 'outbox', unmailed: 1 }) ?? '',
      /no mail server.+ 1 entry by/,
    );
    assert.match(mailNotice({ status: 'failing', unmailed: 0 }) ?? '', /does not take them\.$/);
  });

  it('is silent where mails arrive', () =>
    assert.equal(mailNotice({ status: 'ok', unmailed: 5 }), undefined));
});
