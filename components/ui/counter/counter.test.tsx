import { renderToStaticMarkup } from 'react-dom/server';
import { formatsOf } from '@/words/formats';
import { Counter } from './counter';

const text = (element: React.ReactElement) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  return page.textContent;
};

describe('Counter', () => {
  it.each([
    ['1250000', '1,250,000'],
    ['1,250', '1,250'],
    ['25+', '25+'],
    ['500 t', '500 t'],
    ['1.5', '1.5'],
    ['0.50 mm', '0.50 mm'],
    ['IT5', 'IT5'],
    ['> 14 200 h', '> 14,200 h'],
    ['24/7', '24/7'],
    ['by request', 'by request'],
    ['12345678901234567890', '12345678901234567890'],
  ])('shows %s as %s', (end, shown) => {
    expect(text(<Counter start="12" end={end} formats={formatsOf()} />)).toBe(shown);
  });
});
