import { contentOf, found } from './testing/company-texts';

describe('the way of a part', () => {
  type Station = { title: string; distance: number; temperature: number };
  const services =
    contentOf<{ title: string; station: Station & { second_temperature: number } }[]>(
      'services-page',
    );
  const stations = services.map(({ station }) => station);
  const metres = stations.map(({ distance }) => distance);
  const stationOf = (name: string) => services.find(({ title }) => title === name)?.station;

  it('is as long as everybody says', () => {
    const told = [/travels (\d+) m instead/g, /^(\d+) m from bar to lorry/g].map(found);
    expect(told.map(({ length }) => length > 0)).toEqual([true, true]);
    expect(new Set(told.flat().map(Number))).toEqual(new Set([Math.max(...metres)]));
  });

  it('has as many stations as services, no two at one place', () => {
    expect(found(/^(?:[^|]* \| )?(\w+) stations on one site/g)).toEqual(['Ten', 'Ten']);
    expect(new Set(metres).size).toBe(10);
    expect(services).toHaveLength(10);
  });

  it('passes the halls of the schedule at the metres of a station', () => {
    const halls = found(/^[^|]+ \| [A-E], [^|]*, (?:from )?(\d+) m \|/g).map(Number);
    expect(halls.length).toBeGreaterThan(10);
    expect(halls.filter((at) => !metres.includes(at))).toEqual([]);
  });

  it('is as hot as texts say, and cold where nothing is said', () => {
    const [forging] = found(/^Steel, shaped at ([\d,]+) °C/g).map((told) =>
      Number(told.replace(',', '')),
    );
    expect(stationOf('Closed-die forging')?.temperature).toBe(forging);
    const rolled = [/still at about ([\d,]+) °C/g, /leaves the rolls at (\d+) °C/g]
      .map(found)
      .flat();
    const mill = stationOf('Ring rolling');
    expect([mill?.temperature, mill?.second_temperature]).toEqual(
      rolled.map((told) => Number(told.replace(',', ''))),
    );
    const treated = [/chamber furnace: (\d+) °C/g, /polymer quench, (\d+) °C/g].map(found).flat();
    const treatment = stationOf('Heat treatment');
    expect([treatment?.temperature, treatment?.second_temperature]).toEqual(treated.map(Number));
    const cold = stations.filter(({ temperature }) => temperature === 20);
    expect(cold).toHaveLength(6);
  });
});
