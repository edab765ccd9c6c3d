import type { Picture } from '@/lib/content/fields';

/** For pages whose content has no picture. */
export const banners = {
  blog: {
    src: '/pictures/banners/lathe-turning.jpg',
    alt: 'Lathe tool turning a steel shaft, a straw-coloured chip curling off the edge',
  },
  project: {
    src: '/pictures/banners/turbine-blades.jpg',
    alt: 'Close-up of a turbine disc with polished blades and bolt holes, dark background',
  },
  shop: {
    src: '/pictures/banners/bearing-detail.jpg',
    alt: 'Close-up of stacked ball bearings with brass cages and ground steel rings',
  },
  team: {
    src: '/pictures/banners/works-exterior.jpg',
    alt: 'Long factory hall with saw-tooth roof and lit windows at blue hour, wet forecourt',
  },
} satisfies Record<string, Picture>;
