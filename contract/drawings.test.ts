import { cleanFileName, drawingType, shortFileName, shownFileName } from './drawings';
import { processorMs } from './testing/processor-time';

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
    ['3%22 flange.step', 'STEP', '3_ flange.step'],
    [`${'x'.repeat(300)}.pdf`, 'PDF', `${'x'.repeat(196)}.pdf`],
    [`${'😀'.repeat(100)}.pdf`, 'PDF', `${'😀'.repeat(49)}.pdf`],
    [`${'图纸'.repeat(84)}.step`, 'STEP', `${'图纸'.repeat(32)}图.step`],
    [`x${'🇩🇪'.repeat(40)}.pdf`, 'PDF', `x${'🇩🇪'.repeat(24)}.pdf`],
    [`a${'\u0301'.repeat(200)}.pdf`, 'PDF', 'drawing.pdf'],
  ] as const)('%j of a %s file becomes %j', (name, type, cleaned) => {
    expect(cleanFileName(name, type)).toBe(cleaned);
    expect(Buffer.byteLength(cleanFileName(name, type))).toBeLessThanOrEqual(200);
  });
});

it('a name of full stops is cleaned in no time', async () => {
  const ms = await processorMs(() => {
    expect(cleanFileName(`a${'.'.repeat(60_000)}b`, 'PDF')).toBe(`a${'.'.repeat(195)}.pdf`);
  });
  expect(ms).toBeLessThan(500);
});

describe('the name of a stored drawing', () => {
  it.each([
    ['ring.step', 'ring.step'],
    [`${'😀'.repeat(100)}.pdf`, `${'😀'.repeat(49)}.pdf`],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('%j is written as %j', (name, short) => expect(shortFileName(name)).toBe(short));
});

describe('the name of a refused file', () => {
  it.each([
    ['3%22  x.step', '3" x.step'],
    ['a\r\nb\u202e.step', 'a b .step'],
    ['😀'.repeat(100), '😀'.repeat(50)],
  ])('%j is shown as %j', (name, shown) => expect(shownFileName(name)).toBe(shown));
});
