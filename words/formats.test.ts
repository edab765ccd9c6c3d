import { formatDate, formatNumber, formatPercent, formatPrice, formatsOf } from './formats';
import { fileSize } from './file-size';
import { words } from './words';

const english = formatsOf();
/** Spaces of `Intl` do not break, and marks of direction are not seen. */
const plain = (text: string) => text.replace(/\s/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

describe('formats', () => {
  it('are dollars and English by default', () => {
    expect(formatPrice(1250, english)).toBe('$1,250.00');
    expect(formatNumber(1250.5, 1, english)).toBe('1,250.5');
  });

  it.each([
    [undefined, '70%'],
    ['de-DE', '70 %'],
    ['tr-TR', '%70'],
  ])('write a share in %s as %s', (locale, share) => {
    expect(plain(formatPercent(70, formatsOf({ locale })))).toBe(share);
  });

  it.each(['2026-11-05T00:30:00.000Z', '2026-11-05T00:30:00.000+06:00', '2026-11-05T23:30'])(
    'keep the day of %s in any time zone',
    (iso) => expect(formatDate(iso, english)).toBe('5 November 2026'),
  );

  it.each([
    ['de-DE', 'EUR', '1.250,00 €', '5. November 2026'],
    ['pl-PL', 'PLN', '1250,00 zł', '5 listopada 2026'],
    ['ar-EG', 'EGP', '1,250.00 ج.م.', '5 نوفمبر 2026'],
    ['bn-BD', 'BDT', '1,250.00৳', '5 নভেম্বর, 2026'],
    ['zh-CN', 'CNY', '¥1,250.00', '2026年11月5日'],
    ['fi-FI', 'EUR', '1 250,00 €', '5. marraskuuta 2026'],
  ])('of %s stand beside each other in one process', (locale, currency, price, date) => {
    const formats = formatsOf({ locale, currency });
    expect(plain(formatPrice(1250, formats))).toBe(price);
    expect(formatDate('2026-11-05', formats)).toBe(date);
  });

  it('keep the sign of a currency behind its letters where numbers are read from right to left', () => {
    expect(formatPrice(12.5, formatsOf({ locale: 'ar-EG', currency: 'USD' }))).toBe(
      '\u200f12.50\u00a0US$\u200e',
    );
    expect(formatPrice(12.5, formatsOf({ locale: 'en-GB', currency: 'USD' }))).toBe('US$12.50');
  });

  it.each([
    ['en-US', 'USD', 0.0042, '$0.0042'],
    ['en-US', 'USD', 12.345, '$12.345'],
    ['en-KW', 'KWD', 1.255, 'KWD 1.255'],
    ['en-KW', 'KWD', 3, 'KWD 3.000'],
    ['ja-JP', 'JPY', 1480, '￥1,480'],
    ['ja-JP', 'JPY', 1480.5, '￥1,480.5'],
  ])('of %s show in %s all digits of %d', (locale, currency, amount, price) =>
    expect(plain(formatPrice(amount, formatsOf({ locale, currency })))).toBe(price),
  );

  it.each([
    [830, '830 bytes'],
    [999_400, '999 kB'],
    [999_600, '1 MB'],
    [1_250_000, '1.3 MB'],
  ])('write %i bytes as %s', (bytes, size) => {
    const { language, common } = words('en');
    expect(plain(fileSize(bytes, { language, sizes: common.sizes }, formatsOf({})))).toBe(size);
  });
});
