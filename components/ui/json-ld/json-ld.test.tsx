import { render } from '@testing-library/react';
import { JsonLd } from './json-ld';

describe('JsonLd', () => {
  it('escapes `</script>` in content', () => {
    const name = '</script><img src=x onerror=alert(1)>';
    const { container } = render(<JsonLd thing={{ '@type': 'Service', name }} />);
    expect(container.innerHTML).not.toContain('<img');
    expect(container.querySelectorAll('script')).toHaveLength(1);
    expect(JSON.parse(container.querySelector('script')!.textContent)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
    });
  });

  it('renders nothing for undefined', () => {
    const { container } = render(<JsonLd thing={undefined} />);
    expect(container).toBeEmptyDOMElement();
  });
});
