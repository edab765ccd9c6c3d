import { grownSteps, shares } from './step-durations';

describe('durations of steps', () => {
  const before = { style: 100, build: 200, units: 100 };

  it('name the steps whose share has grown by half', () => {
    expect(grownSteps({ style: 200, build: 200, units: 100 }, before)).toEqual(['style']);
  });

  it('name none where the machine was busy', () => {
    expect(grownSteps({ style: 300, build: 600, units: 300 }, before)).toEqual([]);
  });

  it('name none where a run has other steps', () => {
    expect(grownSteps({ style: 100, units: 100, editor: 900 }, before)).toEqual([]);
  });

  it('name none that hardly takes time', () => {
    expect(grownSteps({ audit: 9, build: 200 }, { audit: 2, build: 200 })).toEqual([]);
  });

  it('are told with their share of the whole', () => {
    expect(shares({ style: 1, build: 3 })).toEqual([
      { name: 'style', seconds: 1, percent: 25 },
      { name: 'build', seconds: 3, percent: 75 },
    ]);
    expect(shares({})).toEqual([]);
  });
});
