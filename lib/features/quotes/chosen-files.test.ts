import { DRAWING_LIMITS } from '@/contract/drawings';
import { byReason, chooseFiles, unreadable } from './chosen-files';

const PDF = '%PDF-1.7\n';

const fileOf = (name: string, text = PDF, lastModified = 1) =>
  new File([text], name, { lastModified });

/** As browsers give what was moved, and a folder. */
function unreadableFile(name: string): File {
  const file = fileOf(name);
  file.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob;
  return file;
}

it('takes a file once, and another of the same name and size beside it', async () => {
  const drawing = fileOf('shaft.pdf');
  const again = fileOf('shaft.pdf');
  const later = fileOf('shaft.pdf', PDF, 2);
  expect(await chooseFiles([drawing], [again, later])).toEqual({
    files: [drawing, later],
    refused: [],
  });
});

it('says why it takes the others not', async () => {
  const files = [fileOf('a.pdf', ''), fileOf('b.pdf', 'plain text'), unreadableFile('c.pdf')];
  expect(await chooseFiles([], files)).toEqual({
    files: [],
    refused: [
      { file: 'a.pdf', reason: 'quote.emptyFile' },
      { file: 'b.pdf', reason: 'quote.wrongType' },
      { file: 'c.pdf', reason: 'quote.unreadableFile' },
    ],
  });
  const many = Array.from({ length: DRAWING_LIMITS.files + 1 }, (_, index) =>
    fileOf(`${index}.pdf`),
  );
  const { files: taken, refused } = await chooseFiles([], many);
  expect(taken).toHaveLength(DRAWING_LIMITS.files);
  expect(refused).toEqual([{ file: `${DRAWING_LIMITS.files}.pdf`, reason: 'quote.tooManyFiles' }]);
});

it('names a file that changed before it was sent', async () => {
  expect(await unreadable([fileOf('a.pdf')])).toBeUndefined();
  expect((await unreadable([fileOf('a.pdf'), unreadableFile('b.pdf')]))?.name).toBe('b.pdf');
});

it('tells a reason once, also of files of one name', () => {
  expect(
    byReason([
      { file: 'a.exe', reason: 'quote.wrongType' },
      { file: 'b.pdf', reason: 'quote.tooManyFiles' },
      { file: 'b.pdf', reason: 'quote.tooManyFiles' },
    ]),
  ).toEqual([
    ['quote.tooManyFiles', ['b.pdf', 'b.pdf']],
    ['quote.wrongType', ['a.exe']],
  ]);
});
