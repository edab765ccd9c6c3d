/** What the lines of the drawings say, as a mechanical engineer reads them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentOf } from './testing/company-texts';

interface Line {
  attributes: string;
  d: string;
}
type Point = { x: number; y: number };

const drawn = (name: string): Line[] => {
  const file = path.join(process.cwd(), `demo-company/media/drawings/${name}.svg`);
  const paths = readFileSync(file, 'utf8').matchAll(/<path ([^>]*?)d="([^"]*)"/g);
  return [...paths].map(([, attributes = '', d = '']) => ({ attributes, d }));
};
const linesWith = (name: string, attribute: string): string[] =>
  drawn(name).flatMap(({ attributes, d }) => (attributes.includes(attribute) ? [d] : []));
const GLOWING = 'stroke="#FF7A2F"';
const CUT = 'fill="url(#hatch)"';
const HOT = 'fill-opacity=".16"';

/** Ends of straight lines of a path whose points are absolute. */
const pointsOf = (d = ''): Point[] =>
  [...d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
const circlesOf = (lines: readonly string[]) =>
  lines.flatMap((d) =>
    [...d.matchAll(/M([\d.]+) ([\d.]+)a([\d.]+) \3 0 1 0/g)].map(([, x, y, radius]) => ({
      ...{ x: Number(x) + Number(radius), y: Number(y), radius: Number(radius) },
    })),
  );
const rectanglesOf = (lines: readonly string[]) =>
  lines.flatMap((d) =>
    [...d.matchAll(/M[\d.]+ ([\d.]+)h[\d.]+v([\d.]+)/g)].map(([, top, height]) => ({
      ...{ top: Number(top), height: Number(height) },
    })),
  );
const factOf = (title: string, fact: string): number => {
  type Service = { title: string; facts: { name: string; value: string }[] };
  const service = contentOf<Service[]>('services-page').find((one) => one.title === title);
  const { value = '' } = service?.facts.find(({ name }) => name === fact) ?? {};
  return Number(/[\d.]+/.exec(value)?.[0]);
};

describe('the drawings of the demo company, as an engineer reads them', () => {
  it.each([
    ['spur-gear', 2],
    ['turbine-disc', 2],
    ['weld-neck-flange', 0],
  ])('show in the section of %s each of the %i holes that its plane cuts', (name, count) => {
    const circles = circlesOf(linesWith(name, 'fill="none"'));
    const axis = circles.reduce((largest, one) => (one.radius > largest.radius ? one : largest));
    const onPlane = circles.filter(
      ({ x, y }) => Math.abs(x - axis.x) < 0.5 && Math.abs(y - axis.y) > 0.5,
    );
    expect(onPlane).toHaveLength(count);
    const left = rectanglesOf(linesWith(name, CUT));
    for (const { y, radius } of onPlane)
      expect(
        left.some(
          ({ top, height }) =>
            Math.abs(top - (y - radius)) < 0.2 && Math.abs(height - 2 * radius) < 0.2,
        ),
      ).toBe(true);
  });

  it('show a turbine disc that with its blades is somewhat heavier than its section turned round', () => {
    type Product = { sku: string; specifications: { name: string; value: string }[] };
    const disc = contentOf<Product[]>('industrial-products').find(
      ({ sku }) => sku === 'HF-TD-0620',
    )!;
    const [diameter = 0, weight = 0] = ['Diameter', 'Weight'].map((fact) =>
      parseFloat(disc.specifications.find(({ name }) => name === fact)!.value),
    );
    const axis = circlesOf(linesWith('turbine-disc', 'fill="none"')).reduce((largest, one) =>
      one.radius > largest.radius ? one : largest,
    );
    const millimetres = diameter / (2 * axis.radius);
    const profile = pointsOf(linesWith('turbine-disc', CUT)[1]?.split('z')[0]).map(({ x, y }) => ({
      ...{ x: x * millimetres, y: (y - axis.y) * millimetres },
    }));
    // Each edge, turned round the axis, adds or takes a frustum.
    const volume = profile.reduce((sum, { x, y }, index) => {
      const next = profile[(index + 1) % profile.length]!;
      return sum + (Math.PI / 3) * (x - next.x) * (y ** 2 + y * next.y + next.y ** 2);
    }, 0);
    const bare = 7.75e-6 * Math.abs(volume); // steel with 12 % chromium, kg/mm³
    expect(weight).toBeGreaterThan(1.1 * bare);
    expect(weight).toBeLessThan(1.3 * bare);
  });

  it('have the indication in the beam of sound, and its echo on the screen', () => {
    const [indication] = circlesOf(linesWith('testing', 'stroke="#E9EDF0"'));
    const glowing = linesWith('testing', GLOWING);
    const [surface, leftWall, , rightWall] = pointsOf(glowing[0]);
    expect(indication!.x - indication!.radius).toBeGreaterThan(leftWall!.x);
    expect(indication!.x + indication!.radius).toBeLessThan(rightWall!.x);
    const screen = pointsOf(glowing.at(-1));
    const base = Math.max(...screen.map(({ y }) => y));
    const [sent, echo, wall, ...others] = screen.filter(({ y }) => y < base);
    expect(others).toEqual([]);
    // In proportion to the way; lower than the echo of the wall, which itself is lower than the pulse.
    const way = (indication!.y - indication!.radius - surface!.y) / (leftWall!.y - surface!.y);
    expect((echo!.x - sent!.x) / (wall!.x - sent!.x)).toBeCloseTo(way, 2);
    expect(echo!.y).toBeGreaterThan(wall!.y);
    expect(wall!.y).toBeGreaterThan(sent!.y);
  });

  it('cut the gear with a hob of its own pitch', () => {
    const teeth = pointsOf(linesWith('gear-cutting', 'stroke="#E9EDF0"')[0]).length / 6;
    const [pitch] = circlesOf(linesWith('gear-cutting', 'dasharray'));
    const hob = pointsOf(linesWith('gear-cutting', GLOWING)[0]);
    const crest = Math.min(...hob.map(({ x }) => x));
    const tips = hob.filter(({ x }) => x === crest).map(({ y }) => y);
    expect(tips.length).toBeGreaterThan(4);
    expect(tips[2]! - tips[0]!).toBeCloseTo((2 * Math.PI * pitch!.radius) / teeth, 0);
  });

  it('reduce the bar between open dies as much as told', () => {
    const radii = pointsOf(linesWith('open-die-forging', HOT)[0]).map(({ y }) => 450 - y);
    const ratio = (radii[0]! / radii[2]!) ** 2;
    expect(ratio).toBeCloseTo(factOf('Open-die forging', 'Reduction'), 1);
  });

  it('lead the flash through a land that is thinner than the gutter behind it', () => {
    const [upper] = linesWith('closed-die-forging', CUT);
    const right = pointsOf(upper).filter(({ x }) => x >= 600 + 250);
    const [land = 0, end = 0, gutter = 0] = right.map(({ y }) => 450 - y);
    expect(land).toBe(end);
    expect(land).toBeLessThan(gutter / 2);
  });

  it('turn the shaft to a smaller diameter behind the tip of the tool', () => {
    const [tip] = pointsOf(linesWith('cnc-machining', GLOWING)[0]);
    const [shaft] = linesWith('cnc-machining', 'stroke="#E9EDF0"');
    const edges = pointsOf(shaft).filter(({ x, y }) => x === tip!.x && y > 400);
    expect(edges.map(({ y }) => y)).toContain(tip!.y);
    expect(Math.max(...edges.map(({ y }) => y))).toBeGreaterThan(tip!.y + 10);
  });

  it('keep the band of the furnaces in the scale of the chart', () => {
    const [band] = rectanglesOf(linesWith('heat-treatment', 'fill-opacity=".4"'));
    const grid = drawn('heat-treatment').find(({ d }) => /^(M150 [\d.]+H1130){5}$/.test(d));
    const [first, second] = pointsOf(grid?.d);
    const degrees = 200 / (first!.y - second!.y);
    expect(band!.height * degrees).toBeCloseTo(2 * factOf('Heat treatment', 'Uniformity'), 0);
  });

  it('measure length and diameter on the sheet for a quote in one scale', () => {
    const spans = linesWith('quote-sheet', 'stroke="#B8C0C8"').flatMap((d) => {
      const [, x, y, axis, end] = /M([\d.]+) ([\d.]+)([HV])([\d.]+)$/.exec(d) ?? [];
      return axis ? [Number(end) - Number(axis === 'H' ? x : y)] : [];
    });
    expect(spans).toHaveLength(2);
    expect(spans[0]! / 240).toBeCloseTo(spans[1]! / 120, 2);
  });
});
