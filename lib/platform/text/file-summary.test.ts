import { fileSummary, fileType } from './file-summary';

describe('fileSummary', () => {
  it('leaves out what is unknown', () => {
    expect(fileSummary(undefined, 1_000)).toBe('1 kB');
    expect(fileSummary('PDF', undefined)).toBe('PDF');
    expect(fileSummary(undefined, undefined)).toBe('');
  });

  it.each([
    [640, '640 bytes'],
    [1_000, '1 kB'],
    [1_572_864, '1.6 MB'],
    [48_300_000, '48 MB'],
    [7_000_000_000_000, '7000 GB'],
  ])('writes %i as %s', (bytes, size) => expect(fileSummary('PDF', bytes)).toBe(`PDF, ${size}`));
});

describe('fileType', () => {
  it.each([
    ['/media/a/portfolio.pdf?v=2', 'PDF'],
    ['/media/a/drawing.v2.step', 'STEP'],
    ['/media/a/download', undefined],
    ['/media/a.b/download', undefined],
  ])('of %s is %s', (path, type) => expect(fileType(path)).toBe(type));
});
