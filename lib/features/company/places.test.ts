import { words } from '@/words/words';
import { footerPlaces, placesOf } from './places';

const english = words('en');

const office = (address: string, title?: string) => ({ title, address });
const location = {
  title: 'Yard',
  address: 'Wharf Lane',
  region: undefined,
  openingHours: ['Mo-Fr 07:30-16:30'],
  phone: undefined,
  email: undefined,
  position: undefined,
};

describe('placesOf', () => {
  it('keeps every office under the title that the host gives it', () => {
    const offices = [office('Forge House', 'Head office'), office('Mill'), office('Yard', 'Store')];
    expect(placesOf({ offices, address: 'Furnace Road' }, english)).toMatchObject([
      { title: 'Head office', address: 'Forge House' },
      { title: 'Manufacturing unit', address: 'Mill' },
      { title: 'Store', address: 'Yard' },
    ]);
  });

  it('names offices without titles by their positions', () => {
    const offices = ['A', 'B', 'C'].map((address) => office(address));
    expect(placesOf({ offices, address: undefined }, english).map(({ title }) => title)).toEqual([
      'Office',
      'Manufacturing unit',
      'Location 3',
    ]);
  });

  it('names them in the language of the company', () => {
    const offices = ['A', 'B', 'C'].map((address) => office(address));
    const places = placesOf({ offices, address: undefined }, words('de-AT'));
    expect(places.map(({ title }) => title)).toEqual(['Büro', 'Werk', 'Standort 3']);
  });

  it('prefers locations to offices', () => {
    const places = placesOf({ offices: [office('Forge House')], address: 'X' }, english, [
      location,
    ]);
    expect(places).toEqual([location]);
  });

  it('takes the address alone where the host names no offices, and nothing for nothing', () => {
    expect(placesOf({ offices: [], address: 'Furnace Road' }, english, [])).toMatchObject([
      { title: 'Office', address: 'Furnace Road' },
    ]);
    expect(placesOf({ offices: [], address: undefined }, english)).toEqual([]);
    expect(placesOf(undefined, english)).toEqual([]);
  });
});

describe('footerPlaces', () => {
  const places = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...location, title: `Place ${index}` }));

  it('has the first four, and whether there are more', () => {
    expect(footerPlaces(places(4))).toEqual({ places: places(4), hasMorePlaces: false });
    expect(footerPlaces(places(40))).toEqual({ places: places(4), hasMorePlaces: true });
  });
});
