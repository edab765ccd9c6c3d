import { inOrderOfStations } from './stations';

const service = (title: string) => ({
  id: undefined,
  title,
  picture: undefined,
  summary: undefined,
});
const table = (rows: string[][]) => ({ type: 'table' as const, title: 'Way', head: [], rows });

describe('inOrderOfStations', () => {
  it('orders the services as the table does, those that it does not name last', () => {
    const services = ['Packing', 'Painting', 'Saw', 'Store'].map(service);
    const way = table([
      ['Store', '0 m'],
      ['Saw', '40 m', 'Two band saws'],
      ['Packing', '90 m'],
    ]);
    expect(
      inOrderOfStations(services, [way]).map(({ title, distance, station }) => [
        title,
        distance,
        station,
      ]),
    ).toEqual([
      ['Store', '0 m', undefined],
      ['Saw', '40 m', 'Two band saws'],
      ['Packing', '90 m', undefined],
      ['Painting', undefined, undefined],
    ]);
  });

  it('keeps the order of a host without a table', () => {
    const services = ['B', 'A'].map(service);
    expect(inOrderOfStations(services, []).map(({ title }) => title)).toEqual(['B', 'A']);
  });
});
