import { disposition, fileNameOf } from './download-types';

describe('disposition', () => {
  it.each([
    ['ring.step', 'filename="ring.step"'],
    [
      'Teile für (alle).docx',
      `"Teile-fur-alle.docx"; filename*=UTF-8''Teile%20f%C3%BCr%20%28alle%29.docx`,
    ],
    ['чертёж 5.pdf', `"5.pdf"; filename*=UTF-8''%D1%87%D0%B5%D1%80%D1%82%D1%91%D0%B6%205.pdf`],
    ['图纸.step', `"file.step"; filename*=UTF-8''%E5%9B%BE%E7%BA%B8.step`],
    ['--force.step', 'filename="force.step"'],
    ['.profile', 'filename="profile"'],
    ['a"\r\nb/c.pptx', `"a___b_c.pptx"`],
    ['a\u202efdp.exe', `"a_fdp.exe"`],
  ])('of %j has %s', (name, said) => {
    const header = disposition('attachment', name);
    expect(header).toContain(said);
    expect(header).toMatch(/^attachment; filename="[\w.-]+"[\x20-\x7e]*$/);
  });

  it('has the ASCII name that is given', () => {
    expect(disposition('inline', '轴承.pdf', 'product-3.pdf')).toBe(
      `inline; filename="product-3.pdf"; filename*=UTF-8''%E8%BD%B4%E6%89%BF.pdf`,
    );
  });
});

it('fileNameOf is the last part of a path, unescaped', () => {
  expect(fileNameOf(new URL('http://a/b/c%20d.zip?v=1'))).toBe('c d.zip');
});
