import { screen, within } from '@testing-library/react';
import { show } from '@/testing/show';
import { RichText } from './rich-text';

describe('RichText', () => {
  it('shows a picture in the sizes that visitors need, in a frame of its proportions', () => {
    show(
      <RichText html='<figure><img src="/media/1/a.jpg?v=1&#x26;w=2" alt="A gear" width="1600" height="900"><figcaption>Cut</figcaption></figure>' />,
    );
    const picture = screen.getByRole('img', { name: 'A gear' });
    expect(picture).toHaveAttribute('width', '1600');
    expect(picture).toHaveAttribute('height', '900');
    expect(picture.parentElement).toHaveStyle({ aspectRatio: '1600/900', maxWidth: '1600px' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture.getAttribute('srcset')).toContain(
      '/_next/image?url=%2Fmedia%2F1%2Fa.jpg%3Fv%3D1%26w%3D2&w=',
    );
    expect(screen.getByRole('figure')).toHaveTextContent('Cut');
  });

  it('keeps a frame for a picture whose size the host does not say', () => {
    show(<RichText html='<figure><img src="/media/1/a.jpg" alt=""></figure>' />);
    expect(screen.getByRole('presentation').parentElement).toHaveStyle({
      aspectRatio: '1200/800',
    });
  });

  it('lets a picture of a long text be as wide as the article', () => {
    const html =
      '<figure><img src="/media/1/a.jpg" alt="A gear" width="1600" height="900"></figure>';
    const sizes = (long: boolean) => {
      const page = show(<RichText html={html} long={long} />);
      return page.querySelector('img')!.getAttribute('sizes');
    };
    expect([sizes(false), sizes(true)]).toEqual(['min(100vw, 576px)', 'min(100vw, 910px)']);
  });

  it('serves drawings as they are', () => {
    show(<RichText html='<figure><img src="/media/1/a.svg" alt="Plan"></figure>' />);
    const picture = screen.getByRole('img', { name: 'Plan' });
    expect(picture).toHaveAttribute('src', '/media/1/a.svg');
    expect(picture).not.toHaveAttribute('srcset');
  });

  it('lets wide tables and code scroll by keyboard', () => {
    show(
      <RichText html="<table><tbody><tr><td>a</td></tr></tbody></table><pre><code>G1 X2</code></pre>" />,
    );
    const frame = screen.getByRole('group', { name: 'Table' });
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(within(frame).getByRole('table')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Code' })).toHaveTextContent('G1 X2');
  });

  it('says in the cells of a table of many columns what they are called', () => {
    const row = (cells: string[], tag = 'td') =>
      `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const table = (columns: number) => {
      const cells = ['Type', 'Says', 'From &amp; to', 'Signs'].slice(0, columns);
      return `<table><thead>${row(cells, 'th')}</thead><tbody>${row(cells)}</tbody></table>`;
    };
    const heads = (html: string) =>
      [...show(<RichText html={html} />).querySelectorAll('td')].map(({ dataset }) => dataset.head);
    expect(heads(table(4))).toEqual([undefined, 'Says', 'From & to', 'Signs']);
    expect(heads(table(3))).toEqual([undefined, undefined, undefined]);
    const spanning = table(4).replace('<td>', '<td colspan="2">');
    expect(heads(spanning)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
