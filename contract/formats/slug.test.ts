import { readSlug } from './slug';

const slugOf = (text: string) => readSlug(text)?.value;

describe('slugs', () => {
  it.each(['spur-gear', '3d-print', 'größe', '轴承-6205', 'محامل', 'เหล็กกล้า', 'हिन्दी'])(
    'take %s',
    (slug) => expect(slugOf(slug)).toBe(slug),
  );

  it('have one form', () => expect(slugOf('größe'.normalize('NFD'))).toBe('größe'));

  it.each([
    '',
    '12',
    'A',
    'Größe',
    'a b',
    '-a',
    'a--b',
    'a_b',
    '100%',
    'c++',
    'a/b',
    '🔩',
    'a\u202e',
    'a'.repeat(101),
    '轴'.repeat(67),
  ])('are not %j', (text) => expect(slugOf(text)).toBeUndefined());
});
