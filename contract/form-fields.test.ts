import * as z from 'zod/mini';
import { enquiryFields, requesterFields } from './enquiry';
import { quoteRequestSchema } from './quote-request';

const typed = 'Twelve\u0000 rings,\u001b\r\n\tplease.';
const kept = 'Twelve rings,\r\n\tplease.';

it('texts of several lines keep all that can be read, which some databases end at another sign', () => {
  const visitor = { name: 'Ada', email: 'ada@engines.example' };
  const enquiry = z.object(enquiryFields({ name: '', email: '', message: '' }));
  expect(z.parse(enquiry, { ...visitor, message: typed }).message).toBe(kept);
  const parts = [{ notes: typed }];
  expect(z.parse(quoteRequestSchema, { ...visitor, message: typed, parts })).toMatchObject({
    message: kept,
    parts: [{ notes: kept }],
  });
  const requester = z.object(requesterFields({ email: '', long: '' }));
  expect(z.parse(requester, { ...visitor, address: typed }).address).toBe(kept);
});
