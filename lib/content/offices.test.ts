import { officesOf } from './offices';

const office = (address: string) => ({ title: 'A name of the host', address });

describe('officesOf', () => {
  it('names the first two offices by their places', () => {
    const offices = ['Forge House', 'Rivermill Works', 'A third place'].map(office);
    expect(officesOf({ offices, address: 'Furnace Road' })).toEqual([
      { name: 'Office', address: 'Forge House' },
      { name: 'Manufacturing unit', address: 'Rivermill Works' },
    ]);
  });

  it('takes the address alone where the host names no offices, and nothing for nothing', () => {
    expect(officesOf({ offices: [], address: 'Furnace Road' })).toEqual([
      { name: 'Office', address: 'Furnace Road' },
    ]);
    expect(officesOf({ offices: [], address: undefined })).toEqual([]);
    expect(officesOf(undefined)).toEqual([]);
  });
});
