import { screen, within } from '@testing-library/react';
import type { Hit } from '@/lib/features/search/search-index';
import { show } from '@/testing/show';
import { SearchResults } from './search-results';

const hit = (rest: Partial<Hit>): Hit => ({
  kind: 'product',
  href: '/shop-details/1',
  title: 'Spur gear',
  terms: new Set(['ground']),
  locale: 'en-GB',
  ...rest,
});

describe('SearchResults', () => {
  test('mark the words that were looked for in the sentence that holds them', () => {
    const text = 'Hobbed from a blank. Flanks are ground to class 6.';
    const page = show(<SearchResults hits={[hit({ summary: 'A gear.', text })]} />);
    expect(page.querySelector('mark')).toHaveTextContent('ground');
    expect(screen.getByText(/Flanks are/)).toHaveTextContent('… Flanks are ground to class 6.');
    expect(screen.queryByText(/Hobbed/)).not.toBeInTheDocument();
  });

  test('show texts as they are, not as markup', () => {
    const text = 'Surfaces <b>ground</b> & <script>polished</script>.';
    const page = show(<SearchResults hits={[hit({ text })]} />);
    expect(page.querySelector('b, script')).toBeNull();
    expect(screen.getByText(/Surfaces/)).toHaveTextContent(text);
  });

  test('have pictures where things are known by their looks, files none', () => {
    const picture = { src: '/media/host/gear.jpg', alt: 'A gear' };
    const file = hit({ kind: 'document', href: '/media/host/gear.step', title: 'STEP model' });
    const page = show(<SearchResults hits={[hit({ picture }), file]} />);
    expect(page.querySelectorAll('img')).toHaveLength(1);
    expect(page.querySelector('img')).toHaveAttribute('alt', '');
    const files = within(screen.getByRole('region', { name: /^Documents/ }));
    expect(files.getByRole('link', { name: 'STEP model' })).toHaveAttribute(
      'href',
      '/media/host/gear.step',
    );
  });
});
