import { screen, within } from '@testing-library/react';
import type { Block } from '@/lib/content/schemas/site-schemas';
import { show } from '@/testing/show';
import { PageBlocks } from './page-blocks';

const picture = (src: string, alt: string) => ({ src, alt });

const blocks: Block[] = [
  { type: 'text', title: 'How we test', html: '<p>Each charge.</p>' },
  { type: 'text', title: 'How we test', html: '<p>Each part.</p>' },
  { type: 'picture', picture: picture('/media/a/1.jpg', 'A probe'), caption: 'The measuring room' },
  {
    type: 'gallery',
    title: 'Where',
    pictures: [
      { picture: picture('/media/a/2.jpg', 'A store'), caption: 'Store' },
      { picture: picture('/media/a/3.jpg', 'A hall'), caption: undefined },
    ],
  },
  {
    type: 'table',
    title: 'Tests',
    head: ['Test', 'Standard'],
    rows: [['Hardness', 'ISO 6506-1'], ['Dimensions']],
  },
  { type: 'facts', title: 'Last year', facts: [{ name: 'Audits', value: '23' }] },
  { type: 'action', title: 'Visit us', text: undefined, label: 'Write', link: '/contact' },
  {
    type: 'downloads',
    title: 'Documents',
    downloads: [
      { title: 'Portfolio', file: '/media/a/portfolio.pdf', size: 631_091 },
      { title: 'Model', file: '/media/a/model', size: undefined },
    ],
  },
];

describe('PageBlocks', () => {
  it('shows every type of block, in order', () => {
    const page = show(<PageBlocks blocks={blocks} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      'How we test',
      'How we test',
      'Where',
      'Tests',
      'Last year',
      'Visit us',
      'Documents',
    ]);
    expect(page).toHaveTextContent('Each charge.');
    expect(screen.getByRole('img', { name: 'A probe' })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('The measuring room');
    expect(within(screen.getByRole('list', { name: 'Where' })).getAllByRole('link')).toHaveLength(
      2,
    );
    const table = screen.getByRole('table', { name: 'Tests' });
    expect(within(table).getByRole('row', { name: 'Hardness ISO\u00a06506-1' })).toBeVisible();
    expect(screen.getByText('Audits').nextSibling).toHaveTextContent('23');
    expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/contact');
    const file = screen.getByRole('link', { name: 'Portfolio PDF, 631 kB' });
    expect(file).toHaveAttribute('href', '/media/a/portfolio.pdf');
    expect(file).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'Model' })).toBeVisible();
  });

  it('tells a wide table in groups where it is narrow, however long the names of the groups', () => {
    const hall = 'C, where rings are rolled and open dies stand';
    const rows = [
      ['Press', hall, '1', '20 MN', '3 m'],
      ['Mill', hall, '1', '1,250 kN', '1.6 m'],
      ['Lathes', 'E, machining', '14', '3 m', '1.8 m'],
      ['Mills', 'E, machining', '5', '1,250 mm', '2 t'],
    ];
    const head = ['Machine', 'Hall', 'Number', 'Capacity', 'Largest part'];
    show(<PageBlocks blocks={[{ type: 'table', title: 'Schedule', head, rows }]} />);
    const groups = screen
      .getAllByRole('rowheader')
      .filter((cell) => cell.matches('[scope=rowgroup]'));
    expect(groups.map((cell) => cell.textContent)).toEqual([hall, 'E, machining']);
  });

  it('gives each title an id of its own, which links can name', () => {
    const page = show(<PageBlocks blocks={blocks} />);
    const ids = [...page.querySelectorAll('h2')].map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['how-we-test', 'part-2', 'where']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('does not repeat a caption as the text alternative', () => {
    const repeated = { ...picture('/media/a/1.jpg', 'Store') };
    show(<PageBlocks blocks={[{ type: 'picture', picture: repeated, caption: 'Store' }]} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
