import { renderToStaticMarkup } from 'react-dom/server';
import * as icons from './icons';

it('marks every arrow along the line, which is mirrored, and nothing else', () => {
  const marked = Object.entries(icons)
    .filter(([, Icon]) => renderToStaticMarkup(<Icon />).includes('data-along-line'))
    .map(([name]) => name);
  expect(marked).toEqual(Object.keys(icons).filter((name) => /Left|Right/.test(name)));
});
