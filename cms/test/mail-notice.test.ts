import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mailNotice } from '../inbox/mail-notice';

describe('the notice above what visitors have sent', () => {
  it('says why nobody is mailed, and how often so far', () => {
    assert.match(
      mailNotice({ status: 'nobody', unmailed: 3, refusals: [] }) ?? '',
      /^Nobody .+ 3 entries by/,
    );
    assert.match(
      mailNotice({ status: 'outbox', unmailed: 1, refusals: [] }) ?? '',
      /no mail server.+ 1 entry by/,
    );
    const refusals = [{ address: 'old@forge.example', said: '550 5.1.1 no such user', mails: 2 }];
    assert.match(
      mailNotice({ status: 'failing', unmailed: 0, refusals }) ?? '',
      /take them\. old@forge\.example has no mail of 2 entries: “550 5\.1\.1 no such user”\.$/,
    );
  });

  it('is silent where mails arrive', () =>
    assert.equal(mailNotice({ status: 'ok', unmailed: 5, refusals: [] }), undefined));
});
