import { log } from '@/lib/platform/log';
import { captcha, isCaptchaFailing, noteCaptchaToken } from './captcha';

it('offers no captcha without a site key', () => {
  expect(captcha()).toBeUndefined();
});

it('takes five messages in a row without a token for a wrong key, and says so once', () => {
  const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  for (let messages = 0; messages < 4; messages++) noteCaptchaToken('');
  noteCaptchaToken('token');
  for (let messages = 0; messages < 4; messages++) noteCaptchaToken('');
  expect(isCaptchaFailing()).toBe(false);
  noteCaptchaToken('');
  noteCaptchaToken('');
  expect(isCaptchaFailing()).toBe(true);
  expect(error).toHaveBeenCalledTimes(1);
  noteCaptchaToken('token');
  expect(isCaptchaFailing()).toBe(false);
});
