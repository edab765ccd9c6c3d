import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { APIError, Forbidden, ValidationError } from 'payload';
import { withReasons } from '@/server/error-reasons';

type Answer = { response?: { errors: { message: string }[] } };
const said = async (error: Error, user?: object) => {
  const data = (error as { data?: object }).data;
  const result = { errors: [{ message: error.message, name: error.name, data }] };
  const answer = (await withReasons({ error, result, req: { user } } as never)) as Answer;
  return answer.response?.errors[0]?.message ?? '';
};

describe('what is said of a refused form', () => {
  it('names fields and reasons, as sentences, with their colons', async () => {
    const errors = [
      { label: 'Name', path: 'title', message: 'This field is required.' },
      { path: 'slug', message: 'Letters, and hyphens: spur-gear' },
    ];
    const message = await said(new ValidationError({ errors }));
    assert.equal(
      message,
      'Name – This field is required. slug – Letters, and hyphens\u2236 spur-gear.',
    );
    // Payload's form would take a message apart there.
    assert.ok(!message.includes(':'));
  });

  it('says to whoever has no session what to do, and to others what their role is for', async () => {
    assert.match(await said(new Forbidden()), /signed in no more.*Sign in again in another tab/);
    assert.match(await said(new Forbidden(), { id: 1 }), /Your role does not allow this/);
    assert.equal(await said(new APIError('A password has …', 400)), 'A password has …');
  });
});
