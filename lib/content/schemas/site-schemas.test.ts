import { DEFAULT_REGION } from '@/contract/formats/region';
import { hostEndpoints } from './host-endpoints';
import { parseRecord } from './warnings';

beforeAll(() => {
  process.env.CONTENT_HOST = 'http://content.example';
});

const page = (blocks: unknown) =>
  parseRecord(hostEndpoints.pages, { path: '/p/Quality', blocks }, DEFAULT_REGION);

describe('the texts of a page', () => {
  it('takes every type of block', () => {
    const { shown: value, warnings } = page([
      { type: 'text', title: 'How we test', html: '<p>Each charge.</p>' },
      { type: 'picture', image: '/media/a.jpg', caption: 'The measuring room' },
      { type: 'gallery', pictures: [{ image: '/media/a.jpg', alt: 'A' }] },
      {
        type: 'table',
        head: ['Test', 'Standard'],
        rows: [
          ['Hardness', 'ISO 6506-1'],
          [1, null],
        ],
      },
      { type: 'facts', facts: [{ name: 'Charges a year', value: 14200 }] },
      { type: 'action', label: 'Write to us', link: '/contact#map' },
      { type: 'downloads', downloads: [{ title: 'Portfolio', file: '/media/a.pdf', size: 2048 }] },
    ]);
    expect(warnings).toEqual([]);
    expect(value.path).toBe('/p/quality');
    expect(value.blocks.map(({ type }) => type)).toEqual([
      'text',
      'picture',
      'gallery',
      'table',
      'facts',
      'action',
      'downloads',
    ]);
    expect(value.blocks).toMatchObject([
      { html: '<p>Each charge.</p>' },
      {
        picture: { src: expect.stringContaining('/media/') as string },
        caption: 'The measuring room',
      },
      { pictures: [{ picture: { alt: 'A' } }] },
      {
        rows: [
          ['Hardness', 'ISO 6506-1'],
          ['1', undefined],
        ],
      },
      { facts: [{ value: '14200' }] },
      { link: '/contact#map' },
      { downloads: [{ size: 2048 }] },
    ]);
  });

  it('drops blocks that would show nothing, and says why', () => {
    const { shown: value, warnings } = page([
      { type: 'text', html: '' },
      { type: 'picture' },
      { type: 'gallery', pictures: [{}] },
      { type: 'table', rows: [] },
      { type: 'facts', facts: [] },
      { type: 'action', label: 'Run', link: 'javascript:alert(1)' },
      { type: 'downloads', downloads: [{ title: 'Elsewhere', file: 'https://other.example/a' }] },
      { type: 'film' },
    ]);
    expect(value.blocks).toEqual([]);
    expect(warnings).toContainEqual(expect.stringContaining('8 of 8 entries'));
  });
});

describe('the menus', () => {
  const menus = (value: object) => parseRecord(hostEndpoints.menus, value, DEFAULT_REGION).shown;
  const link = { title: 'Quality', link: '/p/quality' };

  it('tells a menu that is missing from an empty one', () => {
    expect(menus({ main: [link], footer: [] })).toEqual({ main: [link], footer: [] });
  });

  it('drops links that cannot be followed, and bounds a menu', () => {
    const wrong = { title: 'X', link: '//evil.example' };
    expect(menus({ main: [wrong, link] }).main).toEqual([link]);
    expect(menus({ main: Array.from({ length: 500 }, () => link) }).main).toHaveLength(60);
  });
});
