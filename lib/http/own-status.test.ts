/** @jest-environment node */
import { refusesInBody } from './own-status';

it.each([{}, { status: 200 }, { status: '200' }, { data: { status: 'draft' } }, [], null, 'text'])(
  'takes %j for an answer',
  (body) => expect(refusesInBody(body)).toBe(false),
);

it.each([404, '404', 'error', 'failed', 'success', false, true, null, '', { code: 200 }])(
  'takes the status %j for a refusal',
  (status) => expect(refusesInBody({ status, data: [] })).toBe(true),
);
