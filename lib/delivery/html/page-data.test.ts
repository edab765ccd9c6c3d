import { pageDataIn } from './page-data';

const push = (piece: string) => `<script>self.__next_f.push(${piece})</script>`;

describe('pageDataIn', () => {
  it('finds the pieces of a page, and the style sheets that stand in it', () => {
    const sheet = '<style data-sheet="/_next/static/chunks/a.css?dpl=1">p{color:red}</style>';
    const data = pageDataIn(`${sheet}<p>${push('[0]')}${push('[1,"a"]')}`);
    expect(JSON.parse(String(data))).toEqual({
      sheets: ['/_next/static/chunks/a.css?dpl=1'],
      pieces: [[0], [1, 'a']],
    });
  });

  it('is nothing where there are none, or where a script does more', () => {
    expect(pageDataIn('<p>')).toBeUndefined();
    const more = '<script>self.__next_f.push([1]);alert(1)</script>';
    expect(pageDataIn(push('[0]') + more)).toBeUndefined();
  });
});
