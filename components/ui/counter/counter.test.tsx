import { renderToStaticMarkup } from 'react-dom/server';
import { Counter } from './counter';

const text = (element: React.ReactElement) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  return page.textContent;
};

describe('Counter', () => {
  it('renders the final number with comma separators', () => {
    expect(text(<Counter end={1250000} />)).toBe('1,250,000');
    expect(text(<Counter start={12} end={69} />)).toBe('69');
  });

  it('has no decimals', () => {
    expect(text(<Counter end={24.6} />)).toBe('25');
  });
});
