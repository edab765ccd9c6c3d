import type { Service } from '@/lib/content/schemas/schemas';

export function sampleServices(count: number): Service[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const pictureOf = (view: string) => ({
      src: `/media/host/${id}${view}.jpg`,
      alt: `View ${id}${view}`,
    });
    return {
      id,
      title: `Service ${id}`,
      picture: pictureOf('a'),
      images: [pictureOf('a'), pictureOf('b')],
      summary: `What service ${id} does.`,
      html: `<p>All about service ${id}.</p>`,
      facts: [{ name: 'Weight', value: `${id} kg` }],
      station: undefined,
      documents: [],
      contact: undefined,
      updatedAt: undefined,
    };
  });
}
