import { fileSize, fileType } from './file-size';

describe('fileSize', () => {
  it.each([
    [640, '640 bytes'],
    [1_000, '1 kB'],
    [1_572_864, '1.6 MB'],
    [48_300_000, '48 MB'],
    [7_000_000_000_000, '7000 GB'],
  ])('writes %i as %s', (bytes, size) => expect(fileSize(bytes)).toBe(size));
});

describe('fileType', () => {
  it.each([
    ['/media/a/portfolio.pdf?v=2', 'PDF'],
    ['/media/a/drawing.v2.step', 'STEP'],
    ['/media/a/download', undefined],
    ['/media/a.b/download', undefined],
  ])('of %s is %s', (path, type) => expect(fileType(path)).toBe(type));
});
