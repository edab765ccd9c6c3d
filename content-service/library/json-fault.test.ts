import * as z from 'zod';
import { locateSchemaFault, locateSyntaxFault } from './json-fault';

describe('locateSyntaxFault', () => {
  it.each([
    ['[\n  {"a": 1}\n  {"b": 2}\n]', 3, 3, /comma is missing/],
    ['{\n  "a": 1,\n}', 3, 1, /comma too many/],
    ['{"a": tru}', 1, 7, /unknown word/],
    ['[1, 2', 1, 6, /closing \]/],
    ['// note\n[]', 1, 1, /no comments/],
    ['{\n  "a": "open\n}', 2, 8, /closing double quote/],
    ['', 1, 1, /value is expected/],
  ])('%j: line %d, column %d', (text, line, column, fault) => {
    expect(locateSyntaxFault(text)).toEqual({
      line,
      column,
      fault: expect.stringMatching(fault) as string,
    });
  });
});

describe('locateSchemaFault', () => {
  const schema = z.object({ sections: z.array(z.object({ items: z.array(z.looseObject({})) })) });
  const faultOf = (text: string) => {
    const { error } = schema.safeParse(JSON.parse(text));
    return error && locateSchemaFault(text, error);
  };

  it('locates a wrong value', () => {
    const text = '{\n  "sections": [\n    {"items": []},\n    {"items": "none"}\n  ]\n}';
    expect(faultOf(text)).toMatchObject({
      line: 4,
      column: 15,
      fault: expect.stringContaining('sections[1].items: ') as string,
    });
  });

  it('locates the object that lacks a field', () => {
    expect(faultOf('{"sections": [\n  {"title": "x"}\n]}')).toMatchObject({ line: 2, column: 3 });
  });

  it('locates the start when the whole value is wrong', () => {
    expect(faultOf('[]')).toMatchObject({ line: 1, column: 1 });
  });
});
