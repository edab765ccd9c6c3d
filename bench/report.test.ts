import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  format,
  isWithinBudget,
  renderSection,
  replaceSection,
  verdictTable,
  type Metric,
  type Unit,
} from './report';

describe('format', () => {
  const cases: [value: number | undefined, unit: Unit, expected: string][] = [
    [0, 'bytes', '0 KB'],
    [20_480, 'bytes', '20 KB'],
    [141_414, 'bytes', '138 KB'],
    [262_144_000, 'bytes', '250 MB'],
    [12.34, 'ms', '12.3 ms'],
    [0.5612, 'share', '0.56'],
    [12_345.6, 'requests/s', '12,346'],
    [1.987, 'times', '1.99 ×'],
    [undefined, 'ms', 'not measured'],
    [NaN, 'ms', 'not measured'],
  ];
  for (const [value, unit, expected] of cases) {
    it(`writes ${value} ${unit} as ${expected}`, () => {
      assert.equal(format(value, unit), expected);
    });
  }
});

const metric = (value: number | undefined, budget?: Metric['budget']): Metric => ({
  name: 'p99',
  value,
  unit: 'ms',
  budget,
});

describe('isWithinBudget', () => {
  const cases: [value: number | undefined, budget: Metric['budget'], met: boolean][] = [
    [30, { atMost: 30 }, true],
    [30.1, { atMost: 30 }, false],
    [0.9, { atLeast: 0.9 }, true],
    [0.89, { atLeast: 0.9 }, false],
    [undefined, { atMost: 30 }, false],
    [NaN, { atLeast: 0 }, false],
    [1e9, undefined, true],
  ];
  for (const [value, budget, met] of cases) {
    it(`is ${met} for ${value} against ${JSON.stringify(budget)}`, () => {
      assert.equal(isWithinBudget(metric(value, budget)), met);
    });
  }
});

describe('renderSection', () => {
  it('writes metrics with budget, verdict and ratio to the baseline', () => {
    const text = renderSection(
      {
        title: 'Server',
        baseline: 'nginx',
        metrics: [
          { ...metric(45, { atMost: 30 }), baseline: 15 },
          { ...metric(20, { atMost: 30 }), baseline: 40 },
          metric(undefined),
        ],
        tables: [{ head: ['route', 'KB'], rows: [['/', '1']] }],
        notes: ['Measured twice.'],
      },
      'On a machine.',
    );
    assert.deepEqual(text.split('\n'), [
      '## Server',
      '',
      'On a machine.',
      '',
      '| metric | value | budget | verdict | ratio to nginx |',
      '| --- | --- | --- | --- | --- |',
      '| p99 | 45 ms | ≤ 30 ms | **missed** | 3 |',
      '| p99 | 20 ms | ≤ 30 ms | met | 0.5 |',
      '| p99 | not measured |  |  |  |',
      '',
      '| route | KB |',
      '| --- | --- |',
      '| / | 1 |',
      '',
      'Measured twice.',
    ]);
  });
});

describe('verdictTable', () => {
  it('has the metrics with a budget of all parts', () => {
    const sections = [
      { title: 'One', metrics: [metric(45, { atMost: 30 }), metric(1)], tables: [], notes: [] },
      { title: 'Two', metrics: [metric(45, { atLeast: 30 })], tables: [], notes: [] },
    ];
    assert.deepEqual(verdictTable(sections).split('\n').slice(2), [
      '| One | p99 | 45 ms | ≤ 30 ms | **missed** |',
      '| Two | p99 | 45 ms | ≥ 30 ms | met |',
    ]);
  });
});

describe('replaceSection', () => {
  const document = 'Head\n\n<!-- a -->\n\nold\n\n<!-- /a -->\n\n<!-- b --><!-- /b -->\n';

  it('replaces one section and leaves the others', () => {
    assert.equal(
      replaceSection(document, 'a', 'new'),
      'Head\n\n<!-- a -->\n\nnew\n\n<!-- /a -->\n\n<!-- b --><!-- /b -->\n',
    );
  });

  it('changes nothing when it is repeated', () => {
    const once = replaceSection(document, 'a', 'new');
    assert.equal(replaceSection(once, 'a', 'new'), once);
  });

  it('throws for a section that the document does not have', () => {
    assert.throws(() => replaceSection(document, 'c', 'new'), /no place for c/);
  });
});
