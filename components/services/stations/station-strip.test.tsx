import { screen, within } from '@testing-library/react';
import type { Service } from '@/lib/content/schemas/schemas';
import { sampleServices } from '@/testing/services';
import { show } from '@/testing/show';
import { StationStrip } from './station-strip';

const station = (name: string, distance: number, temperature: number) => ({
  ...{ name, distance, temperature, secondTemperature: undefined },
  trace: `A mug at the ${name}.`,
});
const [press, saw, store, painting] = sampleServices(4) as [Service, Service, Service, Service];
const services = [
  { ...press, station: station('press', 180, 1_230) },
  { ...saw, station: station('saw', 40, 20) },
  { ...store, station: station('store', 0, 20) },
  painting,
];

describe('StationStrip', () => {
  it('says where a service stands, and leads to the stations before and after', () => {
    show(<StationStrip services={services} id={saw.id} />);
    const way = screen.getByRole('navigation', { name: 'A part’s route through the works' });
    expect(way).toHaveTextContent('Station 2 of 3 · 20 °C · 40 m');
    expect(way).toHaveTextContent('A mug at the saw.');
    expect(
      within(way)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Previous station store 0\u00a0m', `/service-details/${store.id}`],
      ['Next station press 180\u00a0m', `/service-details/${press.id}`],
    ]);
  });

  it('ends where the way ends, in the colour of its steel', () => {
    show(<StationStrip services={services} id={press.id} />);
    const way = screen.getByRole('navigation');
    expect(within(way).getAllByRole('link')).toHaveLength(1);
    expect(way).toHaveAttribute('data-heat', 'bright');
  });

  it('is not there for a service without a station, nor where nothing has one', () => {
    for (const [list, id] of [
      [services, painting.id],
      [[painting], painting.id],
    ] as const) {
      expect(show(<StationStrip services={list} id={id} />)).toBeEmptyDOMElement();
    }
  });
});
