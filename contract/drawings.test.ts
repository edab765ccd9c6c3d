import { cleanFileName, drawingType } from './drawings';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const igesLine = (text: string) => `${text.padEnd(72)}S      1\n`;

describe('the type of a drawing', () => {
  it.each([
    ['STEP', 'ISO-10303-21;\nHEADER;'],
    ['STEP', '\u00ef\u00bb\u00bf\r\nISO-10303-21;\r\n'],
    ['IGES', igesLine('Flange')],
    ['IGES', `${' '.repeat(72)}S0000001\r\n`],
    ['DXF', '  0\r\nSECTION\r\n  2\r\nHEADER'],
    ['DXF', '999\nmade by hand\n  0\nSECTION\n'],
    ['DXF', 'AutoCAD Binary DXF\r\n\x1a\x00'],
    ['DWG', 'AC1032\0\0'],
    ['PDF', '%PDF-1.7\n'],
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['ZIP', 'PK\x03\x04'],
    [undefined, ''],
    [undefined, 'MZ\x90\0'],
    [undefined, '#!/bin/sh\n'],
    [undefined, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [undefined, '<html>%PDF-1.7'],
    [undefined, 'GIF89a'],
    [undefined, 'AC10'],
  ])('%s is recognised by %j', (type, head) => {
    expect(drawingType(bytes(head))).toBe(type);
  });
});

describe('the name of a drawing', () => {
  it.each([
    ['bracket.STEP', 'STEP', 'bracket.step'],
    ['Flansch Ø 860.stp', 'STEP', 'Flansch Ø 860.stp'],
    ['../../etc/passwd', 'PDF', 'passwd.pdf'],
    ['C:\\Users\\ada\\ring.pdf', 'PDF', 'ring.pdf'],
    ['invoice.pdf.exe', 'PDF', 'invoice.pdf.exe.pdf'],
    ['a\r\nBcc: all@victims.example.pdf', 'PDF', 'a_Bcc_ all@victims.example.pdf'],
    ['photo\u202Egnp.exe', 'PNG', 'photo_gnp.exe.png'],
    ['=cmd|calc.zip', 'ZIP', '_cmd_calc.zip'],
    ['.htaccess', 'PDF', 'htaccess.pdf'],
    ['', 'DWG', 'drawing.dwg'],
    ['...', 'DXF', 'drawing.dxf'],
    [`${'x'.repeat(300)}.pdf`, 'PDF', `${'x'.repeat(100)}.pdf`],
  ] as const)('%j of a %s file becomes %j', (name, type, cleaned) => {
    expect(cleanFileName(name, type)).toBe(cleaned);
  });
});
