import { serveContent } from '@/testing/served-content';

const site = serveContent();
const product = { id: 1, title: 'Weld neck flange', price: 99 };

describe('lists', () => {
  it('normalise ids, prices, pictures and markup', async () => {
    site.host.answerJson([
      {
        id: '7',
        title: 42,
        price: '1,250.00',
        discount_price: 'on request',
        thumbnail: 'media/a.jpg',
        alt: null,
        html: '<p onclick="x()">A</p><script>1</script>',
        specifications: [{ name: 'Weight', value: 4.2 }, null, { name: 'x' }],
      },
    ]);
    const [found] = (await site.content.getProducts()) ?? [];
    expect(found).toMatchObject({
      id: 7,
      title: '42',
      price: 1250,
      html: '<p>A</p>',
      specifications: [{ name: 'Weight', value: '4.2' }],
      picture: { alt: '' },
    });
    expect(found?.discountPrice).toBeUndefined();
    expect(found?.picture?.src).toMatch(/^\/media\/[0-9a-f]{8}\/media\/a\.jpg$/);
  });

  it('keep an item whose markup cannot be made safe, without that text', async () => {
    site.host.answerJson([
      { ...product, html: '<ul><li>'.repeat(10_000) },
      { ...product, id: 2 },
    ]);
    const [first, second] = (await site.content.getProducts()) ?? [];
    expect(first).toMatchObject(product);
    expect(first?.html).toBeUndefined();
    expect(second?.id).toBe(2);
  });

  it('play a film only where a post links to one', async () => {
    const post = { id: 1, title: 'Rings' };
    site.host.answerJson([
      { ...post, video_url: 'coming-soon' },
      { ...post, video_url: 'https://youtu.be/aqz-KE-bpKQ' },
    ]);
    const posts = (await site.content.getPosts()) ?? [];
    expect(posts.map(({ videoId }) => videoId)).toEqual([undefined, 'aqz-KE-bpKQ']);
  });

  it('drop links that a visitor must not follow', async () => {
    site.host.answerJson([
      { site_url: 'javascript:alert(1)' },
      { site_url: 'https://social.example/forge' },
      { site_url: 'data:text/html,x' },
      { site_url: '' },
    ]);
    expect(await site.content.getSocialLinks()).toEqual([{ url: 'https://social.example/forge' }]);
  });

  it.each([
    ['https://elsewhere.example/a.jpg', undefined],
    ['//elsewhere.example/a.jpg', undefined],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['', undefined],
    [null, undefined],
    ['https://media.example/x/a.jpg?v=2', /^\/media\/[0-9a-f]{8}\/x\/a\.jpg\?v=2$/],
    ['/storage/../a.jpg', /^\/media\/[0-9a-f]{8}\/a\.jpg$/],
  ])('give the file %j the path %s', async (thumbnail, expected) => {
    site.host.answerJson([{ id: 1, thumbnail }]);
    const src = (await site.content.getEquipment())?.[0]?.picture?.src;
    if (expected) expect(src).toMatch(expected);
    else expect(src).toBeUndefined();
  });
});

describe('settings', () => {
  it('have links for phone and e-mail and survive missing fields', async () => {
    site.host.answerJson({
      data: {
        phone: '+44 (114) 496 0100',
        email: 'a@b.example',
        offices: [{ address: 'X' }, null],
      },
    });
    expect(await site.content.getSiteSettings()).toMatchObject({
      phone: { text: '+44 (114) 496 0100', href: 'tel:+441144960100' },
      email: { text: 'a@b.example', href: 'mailto:a@b.example' },
      offices: [{ address: 'X' }],
    });
  });
});
