import { words } from '@/words/words';
import { fileSummary, fileType } from './file-summary';
import { formatsOf } from '@/words/formats';

const summary = (type: string | undefined, bytes: number | undefined, locale?: string) =>
  fileSummary(type, bytes, words(locale), formatsOf({ locale }));

describe('fileSummary', () => {
  it('leaves out what is unknown', () => {
    expect(summary(undefined, 1_000)).toBe('1 kB');
    expect(summary('PDF', undefined)).toBe('PDF');
    expect(summary(undefined, undefined)).toBe('');
  });

  it.each([
    [640, '640 bytes'],
    [1_000, '1 kB'],
    [1_572_864, '1.6 MB'],
    [48_300_000, '48 MB'],
    [7_000_000_000_000, '7,000 GB'],
  ])('writes %i as %s', (bytes, size) => expect(summary('PDF', bytes)).toBe(`PDF, ${size}`));

  it.each([
    ['de-DE', 'PDF, 1,6 MB'],
    ['fr-FR', 'PDF, 1,6\u00a0Mo'],
    ['ar-EG', '\u200fPDF، 1.6 ميغابايت'],
    ['bn-BD', 'PDF, 1.6 MB'],
    ['zh-CN', 'PDF、1.6 MB'],
    ['fo-FO', 'PDF, 1,6 MB'],
  ])('in %s is %s', (locale, shown) => expect(summary('PDF', 1_572_864, locale)).toBe(shown));
});

describe('fileType', () => {
  it.each([
    ['/media/a/portfolio.pdf?v=2', 'PDF'],
    ['/media/a/drawing.v2.step', 'STEP'],
    ['/media/a/download', undefined],
    ['/media/a.b/download', undefined],
  ])('of %s is %s', (path, type) => expect(fileType(path)).toBe(type));
});
