/** What the works can take, and what they are said to make. */
import { serviceOf } from '@/lib/features/services/service-of';
import { contentOf, found, textsOf } from './testing/company-texts';

type Fact = { name: string; value: string };
type Service = { title: string; facts: Fact[]; html: string; station: { distance: number } };

const services = contentOf<Service[]>('services-page');
const number = (text = ''): number => Number(text.replaceAll(',', ''));
const numbers = (pattern: RegExp): number[] => found(pattern).map(number);
const largest = (pattern: RegExp): number => Math.max(...numbers(pattern));

/** In kg: the last figure of the service's fact, as in `0.5–65 kg`. */
const limitOf = (title: string): number => {
  const { facts = [] } = services.find((service) => service.title === title) ?? {};
  const weight = facts.find(({ name }) => name === 'Weight')?.value ?? '';
  return number(/([\d,]+)\s*kg$/.exec(weight)?.[1]);
};

const largestRing = largest(/Largest ring \| Ø ([\d,]+) mm/g);

describe('the limits of the works', () => {
  it('take the weight of a building’s parts in the service to which it leads', () => {
    type Building = { title: string; text: string; facts: Fact[] };
    const { buildings } = contentOf<{ buildings: Building[] }>('pages/construction');
    const summaries = contentOf<{ title: string }[]>('services');
    const heavy = buildings.flatMap((building, index) => {
      const told = textsOf(building).flatMap((text) => [...text.matchAll(/([\d,]+) kg/g)]);
      const weights = told.map(([, weight]) => number(weight));
      const limit = limitOf(serviceOf(building, summaries, index)?.title ?? '');
      return weights.map((weight) => [building.title, weight, limit] as const);
    });
    expect(heavy.length).toBeGreaterThan(0);
    for (const [, weight, limit] of heavy) expect(weight).toBeLessThanOrEqual(limit);
  });

  it('take each product that is forged in a closed die', () => {
    type Product = { sku: string; html: string; specifications: Fact[] };
    const weights = contentOf<Product[]>('industrial-products').flatMap((product) => {
      if (!/in a (?:closed )?die|strokes on the/.test(product.html)) return [];
      const weight = product.specifications.find(({ name }) => name === 'Weight')?.value;
      return [number(/^[\d.,]+/.exec(weight ?? '')?.[0])];
    });
    expect(weights.length).toBeGreaterThan(0);
    expect(Math.max(...weights)).toBeLessThanOrEqual(limitOf('Closed-die forging'));
  });

  it('leave of a bar, without its flash, more than the crankshaft weighs when finished', () => {
    const [bar = 0] = numbers(/take a (\d+) kg bar to a crankshaft/g);
    const [flash = 0] = numbers(/to a crankshaft with a flash of (\d+)%/g);
    const [finished = Infinity] = numbers(/Weight \| (\d+) kg finished/g);
    const [[least = '', most = ''] = []] = services
      .map(({ html }) => /with (\d+) to (\d+)% of flash/.exec(html)?.slice(1))
      .filter((range) => range !== undefined);
    expect(bar * (1 - flash / 100)).toBeGreaterThan(finished);
    expect(flash).toBeGreaterThanOrEqual(number(least));
    expect(flash).toBeLessThanOrEqual(number(most));
  });

  it('measure the largest ring and the longest shaft', () => {
    const [row = ''] = found(/^Coordinate measuring machines .*\| ([\d,]+ × [\d,]+ mm) \|/g);
    const [length = 0, width = 0] = row
      .split(' × ')
      .map((side) => number(/[\d,]+/.exec(side)?.[0]));
    const [, metres = ''] =
      /table of ([\d.]+ × [\d.]+) m/.exec(found(/(.*table of .*)/g)[0]!) ?? [];
    expect(metres.split(' × ').map((side) => Number(side) * 1_000)).toEqual([length, width]);
    expect(width).toBeGreaterThan(largestRing);
    expect(length).toBeGreaterThanOrEqual(largest(/^Length \| to ([\d,]+) mm$/g));
  });

  it('treat the largest ring as it leaves the mill, and the longest welded assembly', () => {
    const [row = ''] = found(/^Chamber furnaces .*\| ([\d,]+ × [\d,]+) mm \|/g);
    const [width = 0, length = 0] = row.split(' × ').map(number);
    const [stock = 0] = numbers(/1,000–1,600 mm (\d+) mm/g);
    expect(stock).toBeGreaterThan(0);
    expect(width).toBeGreaterThan(largestRing + 2 * stock);
    expect(length).toBeGreaterThanOrEqual(1_000 * largest(/welded assemblies to (\d+) m\b/g));
  });

  it('heat by induction what the schedule says, thick bar as much longer as it has to be', () => {
    const [row = []] = services.flatMap(({ html }) => {
      const text = html.replace(/\s/g, ' ');
      const told = /in (\d+) min at Ø (\d+) mm and in (\d+) min at Ø (\d+) mm/.exec(text);
      return told ? [told.slice(1).map(Number)] : [];
    });
    const [short = 0, thin = 0, long = 0, thick = 0] = row;
    expect(thick).toBe(largest(/^Induction lines .*\| Ø (\d+) mm \|/g));
    // Heat goes inwards in a time that grows with the square of the diameter.
    expect(long / short).toBeCloseTo((thick / thin) ** 2, -1);
  });

  it('have a machine in the schedule for each station but dispatch', () => {
    const places = found(/^[^|]+ \| ([A-E], [^|]*, (?:from )?\d+ m) \|/g).map((place) => ({
      from: place.includes(' from '),
      metres: Number(/(\d+) m$/.exec(place)?.[1]),
    }));
    const isServed = ({ station: { distance } }: Service) => {
      const passed = places.filter(({ metres }) => metres <= distance);
      const last = Math.max(...passed.map(({ metres }) => metres));
      return last === distance || passed.some(({ metres, from }) => metres === last && from);
    };
    const without = services.filter((service) => !isServed(service)).map(({ title }) => title);
    expect(without).toEqual(['Assembly and dispatch']);
  });

  it('give each truss of the hall as many pins as the others', () => {
    const counted: Record<string, number> = { four: 4, five: 5, six: 6, seven: 7, eight: 8 };
    const [pins, ...others] = numbers(/(\d+) pins/g);
    const [trusses = ''] = found(/carry the (\w+) trusses/g);
    expect(new Set(others)).toEqual(new Set([pins]));
    expect(pins! % counted[trusses]!).toBe(0);
  });
});
