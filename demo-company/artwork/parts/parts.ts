import { content } from '../print/content';

/** A part that is turned: cylinders along one axis, with a bore or without. In mm. */
export interface TurnedPart {
  /** Of its files. */
  name: string;
  sku: string;
  title: string;
  facts: { name: string; value: string }[];
  steps: { diameter: number; length: number }[];
  bore?: number;
  revision: string;
  /** The drawing is so many times smaller. */
  scale: number;
  notes: string[];
}

/** Of steel, in kg per mm³. */
const DENSITY = 7.85e-6;

const numbersIn = (text: string): number[] =>
  (text.replace(/(?<=\d)[,\u202f](?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

function productOf(sku: string) {
  const product = content.products.find((candidate) => candidate.sku === sku);
  if (!product) throw new Error(`the content has no product ${sku}`);
  const numbersOf = (name: string) => {
    const fact = product.specifications.find((candidate) => candidate.name === name);
    if (!fact) throw new Error(`${sku} has no fact ${name}`);
    return numbersIn(fact.value);
  };
  const { title, specifications: facts } = product;
  return { sku, title, facts, numbersOf };
}

/** Its dimensions are those of the product page. */
function ring(): TurnedPart {
  const { numbersOf, ...product } = productOf('HF-RR-0860');
  const [diameter = 0, bore = 0, length = 0] = numbersOf('Dimensions');
  return withWeight(numbersOf('Weight'), {
    ...product,
    ...{ name: 'seamless-rolled-ring', revision: 'B', scale: 10, bore },
    steps: [{ diameter, length }],
    notes: ['Proof-machined all over', 'Edges broken 2 × 45°'],
  });
}

function bearing(): TurnedPart {
  const { numbersOf, ...product } = productOf('HF-BG-6320');
  const [bore = 0, diameter = 0, length = 0] = numbersOf('Dimensions');
  return {
    ...product,
    ...{ name: 'deep-groove-ball-bearing', revision: 'A', scale: 2, bore },
    steps: [{ diameter, length }],
    notes: ['Space that the bearing takes', 'Corner radius 3 mm'],
  };
}

function shaft(): TurnedPart {
  const { numbersOf, ...product } = productOf('HF-SH-1240');
  const steps = [
    { diameter: 90, length: 240 },
    { diameter: 110, length: 260 },
    { diameter: 140, length: 300 },
    { diameter: 110, length: 240 },
    { diameter: 90, length: 200 },
  ];
  const length = steps.reduce((sum, step) => sum + step.length, 0);
  const largest = Math.max(...steps.map(({ diameter }) => diameter));
  if (length !== numbersOf('Length')[0] || largest !== numbersOf('Largest diameter')[0]) {
    throw new Error('the steps of the shaft are not those of its facts');
  }
  return withWeight(numbersOf('Weight'), {
    ...product,
    ...{ name: 'stepped-drive-shaft', revision: 'C', scale: 5, steps },
    notes: ['Splines and keyways as ordered', 'Centre holes ISO 6411 – A6.3'],
  });
}

/** @throws where the solid weighs something else than the product page says */
function withWeight([weight = 0]: number[], part: TurnedPart): TurnedPart {
  const { steps, bore = 0 } = part;
  const volume = steps.reduce(
    (sum, { diameter, length }) => sum + (Math.PI / 4) * (diameter ** 2 - bore ** 2) * length,
    0,
  );
  if (Math.abs(volume * DENSITY - weight) > 0.02 * weight) {
    throw new Error(`${part.sku} weighs ${(volume * DENSITY).toFixed(1)} kg as a solid`);
  }
  return part;
}

export const turnedParts = { ring: ring(), shaft: shaft(), bearing: bearing() };
