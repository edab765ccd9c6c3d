import type { Service } from '@/lib/content/schemas/schemas';
import { sampleServices } from '@/testing/services';
import { words } from '@/words/words';
import { distanceText, temperatureText } from './station-figures';
import { atStations, heatOf, inOrderOfStations, wayOfAPart } from './stations';

const station = (distance: number, temperature?: number, secondTemperature?: number) => ({
  name: `At ${distance}`,
  distance,
  temperature,
  secondTemperature,
  trace: undefined,
});
const [a, b, c, d] = sampleServices(4) as [Service, Service, Service, Service];
const services = [a, { ...b, station: station(90) }, c, { ...d, station: station(0) }];
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe('the way of a part', () => {
  it('orders services by their distance, those without a station last', () => {
    expect(titles(inOrderOfStations(services))).toEqual([d, b, a, c].map(({ title }) => title));
  });

  it('keeps the order of a host without stations, and has no stops there', () => {
    expect(inOrderOfStations([c, a, b])).toEqual([c, a, b]);
    expect(wayOfAPart([c, a, b])).toEqual([]);
  });

  it('numbers its stops, and is none with a single one', () => {
    expect(wayOfAPart(services).map(({ number, service }) => [number, service.id])).toEqual([
      [1, d.id],
      [2, b.id],
    ]);
    expect(wayOfAPart(services.slice(0, 3))).toEqual([]);
  });

  it('puts cards where the services of their names stand', () => {
    const cards = ['Painting', b.title, d.title].map((title) => ({ title }));
    expect(
      atStations(cards, services).map(({ title, station: at }) => [title, at?.distance]),
    ).toEqual([
      [d.title, 0],
      [b.title, 90],
      ['Painting', undefined],
    ]);
  });

  it.each([
    [undefined, undefined],
    [20, 'cold'],
    [600, 'dull'],
    [860, 'red'],
    [1_230, 'bright'],
  ])('shows steel of %s °C as %s', (temperature, heat) => {
    expect(heatOf(temperature)).toBe(heat);
  });

  it('writes metres and temperatures as the company does', () => {
    const { company } = words('en');
    const formats = { locale: 'en-GB', currency: 'GBP' };
    expect(distanceText(station(1_240.5), company, formats)).toBe('1,240.5\u00a0m');
    expect(temperatureText(station(0, 1_230), company, formats)).toBe('1,230\u00a0°C');
    expect(temperatureText(station(0, 860, 600), company, formats)).toBe('860, then 600\u00a0°C');
    expect(temperatureText(station(0), company, formats)).toBeUndefined();
    expect(
      temperatureText(station(0, 1_230), words('de').company, { ...formats, locale: 'de-DE' }),
    ).toBe('1.230\u00a0°C');
  });
});
