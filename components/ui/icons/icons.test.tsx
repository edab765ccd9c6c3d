import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import * as icons from './icons';

it('mirrors every arrow along the line, known by its head, and nothing else', () => {
  const heads = [...readFileSync('app/writing.css', 'utf8').matchAll(/\[d='([^']+)'\]/g)];
  const mirrored = Object.entries(icons)
    .filter(([, Icon]) => {
      const drawn = renderToStaticMarkup(<Icon />);
      return heads.some(([, head]) => drawn.includes(`d="${head}"`));
    })
    .map(([name]) => name);
  expect(mirrored).toEqual(Object.keys(icons).filter((name) => /Left|Right/.test(name)));
});
