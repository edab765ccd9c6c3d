import { renderToStaticMarkup } from 'react-dom/server';
import { formatNumber, formatsOf } from '@/words/formats';
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

  it.each([
    ['de-DE', '1.250 t', '1.250 t'],
    ['de-DE', '12.500', '12.500'],
    ['de-DE', '1250', '1.250'],
    ['de-DE', '1.250,5', '1.250,5'],
    ['de-DE', '99,70 %', '99,70 %'],
    ['de-DE', 'über 1 250', 'über 1.250'],
    ['de-CH', "1'250", formatNumber(1250, 0, formatsOf({ locale: 'de-CH' }))],
    ['fr-FR', '1\u202f250,5 t', '1\u202f250,5 t'],
    ['en-IN', '1,25,000', '1,25,000'],
    ['ar-EG', '١٬٢٥٠+', '1,250+'],
  ])('reads and writes as %s: %s', (locale, end, shown) => {
    expect(text(<Counter end={end} formats={formatsOf({ locale })} />)).toBe(shown);
  });

  it.each([
    ['de-DE', '1,250,000'],
    ['en-GB', '1.250,5'],
    ['en-GB', '24.12.2025'],
    ['en-GB', '0.1234567'],
    ['hi-IN', '1,250,000'],
  ])('shows what nobody can tell the meaning of as it stands: %s %s', (locale, end) => {
    expect(text(<Counter end={end} formats={formatsOf({ locale })} />)).toBe(end);
  });
});
