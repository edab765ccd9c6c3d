import { readPrice } from './price';

describe('a price given as text', () => {
  it.each([
    ['1480', 1480],
    ['742.50', 742.5],
    ['12.5', 12.5],
    ['0', 0],
    ['1,480.50', 1480.5],
    ['1,234,567.00', 1234567],
  ])('%s is certain', (text, value) => expect(readPrice(text)).toEqual({ value }));

  it('with a comma alone is certain only where the site says that it is English', () => {
    expect(readPrice('12,345', 'en-GB')).toEqual({ value: 12345 });
    expect(readPrice('12,345', 'de-DE')).toEqual({ readings: ['12345', '12.345'] });
    expect(readPrice('12,345')).toEqual({ readings: ['12345', '12.345'] });
  });

  it.each([
    ['1.480', ['1480', '1.480']],
    ['742,50', ['742.50']],
    ['12.345678', ['12.345678']],
    ['1 480', ['1480']],
    ['1\u202f480', ['1480']],
    ['1\u202f480,50', ['1480.50']],
    ["1'480.00", ['1480.00']],
    ['1.480,50', ['1480.50']],
    ['1.234.567', ['1234567']],
    ['1,480,50', []],
  ])('%s is not', (text, readings) => expect(readPrice(text)).toEqual({ readings }));

  it.each(['', 'ask us', '-5', '1e3', 'EUR 99', ',89', '12.–', `1${' 1'.repeat(40)}`])(
    '%j is none',
    (text) => expect(readPrice(text)).toBeUndefined(),
  );
});
