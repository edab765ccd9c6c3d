import { readRegion } from '../records/settings';
import { regionOf } from './region';

describe('how a company writes', () => {
  it('is said by the first language of its site, and by its locale where it has one language', () => {
    const languages = [{ locale: 'de-AT' }, { locale: 'en-GB' }];
    expect(regionOf({ locale: 'pl-PL', languages })).toMatchObject({
      locale: 'de-AT',
      country: 'AT',
    });
    expect(regionOf({ locale: 'pl-PL', languages: [] }).locale).toBe('pl-PL');
    expect(regionOf({}).locale).toBe('en-US');
  });

  it('is read of settings whatever else is wrong with them', () => {
    const named = [{ locale: 'de-AT', name: 'Deutsch' }];
    expect(readRegion({ languages: named, email: 7, brand: 'none' }).locale).toBe('de-AT');
    expect(readRegion({ languages: [{ locale: 'de-AT' }, ...named], locale: 'pl-PL' }).locale).toBe(
      'de-AT',
    );
    expect(readRegion(undefined).locale).toBe('en-US');
  });
});
