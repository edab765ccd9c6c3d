import { readStep, removeStep, writeStep } from './step-record';

const code = { step: 'code', requestedAt: 1 } as const;
const opened = { step: 'document', requestedAt: 1 } as const;

const fault = new DOMException('', 'QuotaExceededError');
const refuse = (...names: ('getItem' | 'setItem' | 'removeItem')[]) =>
  names.forEach((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw fault;
    }),
  );

afterEach(() => {
  jest.restoreAllMocks();
  removeStep();
});

describe('step record', () => {
  it('is stored until it is removed', () => {
    writeStep(code);
    expect(JSON.parse(localStorage.getItem('certificate-step') ?? '')).toEqual(code);
    expect(readStep()).toEqual(code);
    removeStep();
    expect(localStorage).toHaveLength(0);
    expect(readStep()).toBeUndefined();
  });

  it.each([
    ['keeps nothing', ['getItem', 'setItem', 'removeItem']],
    ['has no room left', ['setItem']],
  ] as const)('lasts as long as the page if the browser %s', (_, refused) => {
    refuse(...refused);
    writeStep(code);
    expect(readStep()).toEqual(code);
    removeStep();
    expect(readStep()).toBeUndefined();
  });

  it('uses the copy in memory until storage has room again', () => {
    writeStep(code);
    refuse('setItem');
    writeStep(opened);
    expect(readStep()).toEqual(opened);
    jest.restoreAllMocks();
    writeStep(code);
    expect(readStep()).toEqual(code);
    localStorage.clear(); // by another tab
    expect(readStep()).toBeUndefined();
  });

  it.each(['', 'nonsense', 'null', '{"step":"document"}', '{"step":"request","requestedAt":1}'])(
    'is undefined for the stored value %j',
    (text) => {
      localStorage.setItem('certificate-step', text);
      expect(readStep()).toBeUndefined();
    },
  );
});
