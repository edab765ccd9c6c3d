import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { APIError, Forbidden, ValidationError } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FieldErrorsToast } from '../node_modules/@payloadcms/ui/dist/elements/Toasts/fieldErrors.js';
import { withReasons } from '@/server/error-reasons';

type Answer = { response?: { errors: { message: string }[] }; status?: number };
const answered = async (error: Error, req: object = {}) => {
  const data = (error as { data?: object }).data;
  const result = { errors: [{ message: error.message, name: error.name, data }] };
  return (await withReasons({ error, result, req } as never)) as Answer;
};
const said = async (error: Error, user?: object) =>
  (await answered(error, { user })).response?.errors[0]?.message ?? '';
const ofForm = { headers: new Headers({ 'content-type': 'multipart/form-data; boundary=x' }) };

describe('what is said of a refused form', () => {
  it('names fields and reasons, as sentences, with their colons', async () => {
    const errors = [
      { label: 'Name', path: 'title', message: 'This field is required.' },
      { path: 'slug', message: 'Letters, and hyphens: spur-gear' },
    ];
    const message = await said(new ValidationError({ errors }));
    assert.equal(message, 'Name – This field is required. slug – Letters, and hyphens: spur-gear.');
  });

  it('stands in the form as it is, with colons and commas', async () => {
    const sentence = 'Begins with /p/: /p/our-story, or https://forge.example.';
    const { response } = await answered(new APIError(sentence, 400), ofForm);
    const errorMessage = response!.errors[0]!.message;
    const toast = createElement(FieldErrorsToast, { errorMessage });
    assert.equal(renderToStaticMarkup(toast), `<div>${sentence}</div>`);
  });

  it('says what is to be done about a choice that is gone', async () => {
    const cause = Object.assign(new Error('insert violates a constraint'), { code: '23503' });
    const { response, status } = await answered(new Error('Failed query', { cause }));
    assert.equal(status, 400);
    assert.match(response!.errors[0]!.message, /deleted for good meanwhile/);
  });

  it('says to whoever has no session what to do, and to others what their role is for', async () => {
    assert.match(await said(new Forbidden()), /signed in no more.*Sign in again in another tab/);
    assert.match(await said(new Forbidden(), { id: 1 }), /Your role does not allow this/);
    assert.equal(await said(new APIError('A password has …', 400)), 'A password has …');
  });
});
