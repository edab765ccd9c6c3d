/** What an engineer would check on the back of an envelope before a first call. */
import { contentOf, found } from './testing/company-texts';

type Product = { sku: string; html: string; specifications: { name: string; value: string }[] };
const products = contentOf<Product[]>('industrial-products');

const numbersIn = (text = ''): number[] =>
  [...text.replace(/(?<=\d),(?=\d{3})/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(Number);
const numbersOf = ({ specifications }: Product, name: string): number[] =>
  numbersIn(specifications.find((fact) => fact.name === name)?.value);

/** What a spur gear measures beside its facts, in mm: in the proportions of its drawing. */
const spurGearSizes = (facts: { module: number; teeth: number; face: number; bore: number }) => {
  const { module, teeth, face, bore } = facts;
  const [rim, hub] = [module * (teeth - 6.4), bore + 45];
  return {
    pitch: module * teeth,
    tip: module * (teeth + 2),
    root: module * (teeth - 2.5),
    /** Diameters between which the web lies. */
    ...{ rim, hub },
    ...{ web: 0.4 * face, hubLength: 1.3 * face },
    holes: { count: 6, diameter: 4 * module, circle: (rim + hub) / 2 },
    /** In the hub: DIN 6885-1 for shafts above 58 to 65 mm. */
    keyway: { width: 18, depth: 4.4 },
  };
};

const circle = (diameter = 0): number => (Math.PI / 4) * diameter ** 2;

/** Of the part as it lies in its die, in mm². A long part fills less than the rectangle around it. */
function projectedArea(product: Product): number {
  for (const name of ['Tip diameter', 'Outside diameter', 'Diameter']) {
    const [diameter] = numbersOf(product, name);
    if (diameter) return circle(diameter);
  }
  const [[length = 0], [width = 0]] = [numbersOf(product, 'Length'), numbersOf(product, 'Width')];
  return length * width;
}

/** To fill a closed die takes 400 to 600 N for each mm² of projected area. */
const meganewtons = (area: number): number => (500 * area) / 1e6;

describe('the demo company, as an engineer reads it', () => {
  const [largest = 0] = found(/Largest press \| ([\d.]+) MN/g).map(Number);

  const closed = products.filter(({ html }) =>
    /(?:closed|forged) in a (?:closed )?die|strokes on the [\d.]+\sMN/i.test(html),
  );

  it('knows products that are forged in closed dies', () => {
    expect(closed.map(({ sku }) => sku)).toEqual(['HF-GR-1032', 'HF-CS-0417', 'HF-FL-0860']);
  });

  it.each(closed.map((product) => [product.sku, product] as const))(
    'has a press that closes the die of %s',
    (_, product) => {
      const [named = largest] = [...product.html.matchAll(/([\d.]+)\sMN/g)].map(([, mn]) => +mn!);
      expect(projectedArea(product)).toBeGreaterThan(0);
      expect(meganewtons(projectedArea(product))).toBeLessThanOrEqual(named);
    },
  );

  it.each(
    found(/^(Mechanical press.* \|.*)$/g).map((row) => {
      const [name = '', , , capacity, part] = row.split(' | ');
      return [name, numbersIn(capacity)[0], numbersIn(part)[1]] as const;
    }),
  )('lists with the %s of %d MN the largest part that it closes, Ø %d mm', (_, force, diameter) => {
    expect(meganewtons(circle(diameter))).toBeLessThanOrEqual(force!);
    expect(meganewtons(circle(diameter))).toBeGreaterThan(0.9 * force!);
  });

  it('loads the flanks of the helical pair as ground, hardened teeth are loaded', () => {
    const pair = products.find(({ sku }) => sku === 'HF-GR-8062')!;
    const [module = 0, pinion = 0, wheel = 0, helix = 0] = numbersOf(pair, 'Module and teeth');
    const [width = 0] = numbersOf(pair, 'Face width');
    const [power = 0] = found(/helical pair for a (\d+) kW/g).map(Number);
    const [speed = 0] = found(/quiet at ([\d,]+) rpm/g).flatMap(numbersIn);
    const diameter = (module * pinion) / Math.cos((helix / 180) * Math.PI);
    const torque = (9.55e6 * power) / speed; // in Nmm
    const ratio = wheel / pinion;
    const load = ((2 * torque) / (diameter ** 2 * width)) * ((ratio + 1) / ratio); // K, N/mm²
    expect(load).toBeGreaterThan(3);
    expect(load).toBeLessThan(7);
  });

  it('weighs the spur gear as it is drawn', () => {
    const gear = products.find(({ sku }) => sku === 'HF-GR-1032')!;
    const [module = 0, teeth = 0] = numbersOf(gear, 'Module and teeth');
    const [tip = 0] = numbersOf(gear, 'Tip diameter');
    const [face = 0] = numbersOf(gear, 'Face width');
    const [bore = 0] = numbersOf(gear, 'Tolerance');
    const sizes = spurGearSizes({ module, teeth, face, bore });
    expect(tip).toBe(sizes.tip);
    // Involute flanks, 20°; below the base circle they go on straight.
    const base = sizes.pitch * Math.cos(Math.PI / 9);
    const involute = (diameter: number) => {
      const angle = Math.acos(Math.min(1, base / diameter));
      return Math.tan(angle) - angle;
    };
    const steel = (diameter: number) =>
      (teeth / Math.PI) * (Math.PI / (2 * teeth) + involute(sizes.pitch) - involute(diameter));
    const steps = Array.from({ length: 200 }, (_, n) => n / 200);
    const ring = (tip - sizes.root) / steps.length;
    const toothed = steps.reduce((sum, part) => {
      const diameter = sizes.root + part * (tip - sizes.root) + ring / 2;
      return sum + steel(diameter) * Math.PI * diameter * (ring / 2);
    }, circle(sizes.root));
    const { count, diameter } = sizes.holes;
    const volume =
      (toothed - circle(sizes.rim)) * face +
      (circle(sizes.rim) - circle(sizes.hub) - count * circle(diameter)) * sizes.web +
      (circle(sizes.hub) - circle(bore) - sizes.keyway.width * sizes.keyway.depth) *
        sizes.hubLength;
    expect(Math.round(7.85e-6 * volume)).toBe(numbersOf(gear, 'Weight')[0]); // kg/mm³
  });

  describe('the bladed disc, stage by stage', () => {
    type Project = { stages: { thumbnail: string; figures: string }[] };
    const [project] = contentOf<Project[]>('projects');
    const figuresOf = (drawing: string) =>
      numbersIn(project!.stages.find(({ thumbnail }) => thumbnail.includes(drawing))?.figures);
    const [blockDiameter = 0, blockLength = 0, weight = 0] = figuresOf('disc-blank');
    const [diameter = 0, height = 0, reduction = 0, , press = 0] = figuresOf('disc-forging');
    const [hardening = 0, tempering = 0] = figuresOf('disc-heat-treatment');

    it('loses no steel between saw and press', () => {
      const block = circle(blockDiameter) * blockLength;
      expect((circle(diameter) * height) / block).toBeCloseTo(1, 2);
      expect((7.75e-6 * block) / weight).toBeCloseTo(1, 2); // steel with 12 % chromium, kg/mm³
    });

    it('is sawn from a bar that the store has, and does not bend when upset', () => {
      const [, largestBar = 0] = found(/^Bar \| (.+)$/g).flatMap(numbersIn);
      expect(blockDiameter).toBeLessThanOrEqual(largestBar);
      expect(blockLength / blockDiameter).toBeLessThan(2.5);
    });

    it('is reduced as told, on the open-die press', () => {
      expect(blockLength / height).toBeCloseTo(reduction, 1);
      expect(reduction).toBeGreaterThanOrEqual(4);
      expect(found(/the (\d+) MN hydraulic/g)).toContain(String(press));
    });

    it('is hardened and tempered as EN 10302 says of 1.4923, in furnaces that go so far', () => {
      expect(hardening).toBeGreaterThanOrEqual(1_020);
      expect(hardening).toBeLessThanOrEqual(1_070);
      expect(tempering).toBeGreaterThanOrEqual(680);
      expect(tempering).toBeLessThanOrEqual(740);
      const [limit = 0] = found(/annealing to ([\d,]+) °C/g).flatMap(numbersIn);
      expect(hardening).toBeLessThanOrEqual(limit);
    });
  });

  it('bolts each flange of 200 mm as its standard does', () => {
    const flanges = products.filter(({ sku }) => sku.startsWith('HF-FL'));
    expect(flanges.map((flange) => numbersOf(flange, 'Bolting')[0])).toEqual([12, 12]);
  });

  it('draws a tower whose levels are those of its storeys, 4 m each', () => {
    const [storeys = 0] = found(/for a (\d+)-storey frame/g).map(Number);
    const [levels = ''] = found(/^(\+[\d.]+ \| .*±0\.0)$/g);
    expect(levels.split(' | ').map(Number.parseFloat)[0]).toBe(4 * storeys);
  });
});
