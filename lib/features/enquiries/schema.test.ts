import { checkEnquiry } from './schema';

const enquiry = { name: 'Ada Holt', email: 'ada@example.com', message: 'Twelve rings, please.' };

describe('checkEnquiry', () => {
  it('accepts ordinary input', () => {
    expect(
      checkEnquiry({ ...enquiry, name: '  Ada\n Holt ', recaptchaToken: 'abc', website: '' }),
    ).toEqual({ enquiry: { ...enquiry, recaptchaToken: 'abc' } });
  });

  it('sends an empty token without a captcha', () => {
    expect(checkEnquiry(enquiry).enquiry?.recaptchaToken).toBe('');
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: undefined }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'ada@' }],
    ['email', { email: `${'a'.repeat(250)}@example.com` }],
    ['email', { email: { evil: true } }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(5_001) }],
    ['website', { website: 'https://spam.example' }],
    ['subject', { subject: 'x'.repeat(201) }],
    ['phone', { phone: '1'.repeat(41) }],
    ['elapsed', { elapsed: 1_999 }],
    ['elapsed', { elapsed: 'soon' }],
    ['recaptchaToken', { recaptchaToken: 7 }],
  ])('names the field %s for %j', (field, change) => {
    expect(Object.keys(checkEnquiry({ ...enquiry, ...change }).errors ?? {})).toEqual([field]);
  });

  it.each([undefined, '', 2_000, '2500'])('accepts the fill time %j', (elapsed) => {
    expect(checkEnquiry({ ...enquiry, elapsed }).errors).toBeUndefined();
  });

  it('leaves out what is blank', () =>
    expect(checkEnquiry({ ...enquiry, subject: '', phone: ' ' }).enquiry).toEqual({
      ...enquiry,
      recaptchaToken: '',
    }));
});
