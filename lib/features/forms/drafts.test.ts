/** @jest-environment jsdom */
import { dropDraft, requestIdOf } from './drafts';

afterEach(() => dropDraft('quote'));

const GIVEN = '9f3c1d52-8a4e-4b1c-9a77-0c1f6f6f2d10';

it('the id of a form stays for a retry, and is new once it was changed or has arrived', () => {
  const first = requestIdOf('quote', { message: 'Twelve rings' });
  expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(requestIdOf('quote', { message: 'Twelve rings' })).toBe(first);
  const second = requestIdOf('quote', { message: 'Ten rings' });
  expect(second).not.toBe(first);
  dropDraft('quote');
  expect(requestIdOf('quote', { message: 'Ten rings' })).not.toBe(second);
});

it('the id that the page has is that of the first try', () => {
  expect(requestIdOf('quote', 'Twelve rings', GIVEN)).toBe(GIVEN);
  expect(requestIdOf('quote', 'Twelve rings', GIVEN)).toBe(GIVEN);
  expect(requestIdOf('quote', 'Ten rings', GIVEN)).not.toBe(GIVEN);
});

it('there is none on a page without encryption, where browsers make none', () => {
  const { randomUUID } = crypto;
  Object.assign(crypto, { randomUUID: undefined });
  expect(requestIdOf('quote', 'Twelve rings')).toBe('');
  Object.assign(crypto, { randomUUID });
});
