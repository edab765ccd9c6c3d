import type { Picture } from '@/lib/content/fields';

/** Banners of pages whose content has no picture; files of this site. */
export const banners = {
  blog: {
    src: '/pictures/banners/lathe-turning.jpg',
    alt: 'Lathe tool turning a steel shaft, a straw-coloured chip curling off the edge',
    colour: '#4d4e4e',
  },
  project: {
    src: '/pictures/banners/turbine-blades.jpg',
    alt: 'Close-up of a turbine disc with polished blades and bolt holes, dark background',
    colour: '#56595e',
  },
  shop: {
    src: '/pictures/banners/bearing-detail.jpg',
    alt: 'Close-up of stacked ball bearings with brass cages and ground steel rings',
    colour: '#555452',
  },
  team: {
    src: '/pictures/banners/works-exterior.jpg',
    alt: 'Long factory hall with saw-tooth roof and lit windows at blue hour, wet forecourt',
    colour: '#6e6c70',
  },
} satisfies Record<string, Picture>;
