import { refusesInBody } from './body-status';

describe('refusesInBody', () => {
  it.each([
    {},
    { status: 200 },
    { status: '200' },
    { data: { status: 'draft' } },
    [],
    null,
    'text',
  ])('accepts %j', (body) => expect(refusesInBody(body)).toBe(false));

  it.each([404, '404', 'error', 'failed', 'success', false, true, null, '', { code: 200 }])(
    'counts the status %j as a rejection',
    (status) => expect(refusesInBody({ status, data: [] })).toBe(true),
  );
});
