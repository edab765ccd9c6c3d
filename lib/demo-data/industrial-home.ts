import type { Picture } from '@/lib/content/fields';

export type BannerSlideContent = { title: string; text: string; picture: Picture };

export const industrialSlides: BannerSlideContent[] = [
  {
    title: 'Drives',
    text: 'Gears and shafts with ground flanks, in pairs up to module 24.',
    picture: {
      src: '/pictures/industries/gear-macro.jpg',
      portrait: '/pictures/portraits/gear-macro.jpg',
      alt: 'Close-up of large helical gears in mesh, bright machined teeth in low light',
    },
  },
  {
    title: 'Energy',
    text: 'Discs and rings for turbines, with ultrasound through every volume.',
    picture: {
      src: '/pictures/industries/turbine-blades.jpg',
      portrait: '/pictures/portraits/turbine-blades.jpg',
      alt: 'Close-up of a turbine disc with polished blades and bolt holes, dark background',
    },
  },
  {
    title: 'Heavy duty',
    text: 'Teeth, hooks and pins, forged at 1\u202f230\u202f°C and quenched in the same hour.',
    picture: {
      src: '/pictures/industries/hot-billets.jpg',
      portrait: '/pictures/portraits/hot-billets.jpg',
      alt: 'Glowing steel billets moving along a roller conveyor from the furnace',
    },
  },
];

export const industrialAbout = {
  title: 'A drawing in, a measured part out',
  description:
    'Forge, heat treatment, machining hall and laboratory stand behind one gate. One engineer answers for the part from the first question to the last dimension, and one sheet carries its melt, its chart and its tests.',
  image: {
    src: '/pictures/industries/cmm-inspection.jpg',
    alt: 'Coordinate measuring machine probing a bladed turbine disc on a black granite table, a flange and a gear beside it',
  },
  blocks: [
    {
      subtitle: 'Series from one to ten thousand',
      title: 'A single spare part takes the open die, a series its own. You see the price of both.',
    },
    {
      subtitle: 'Three shifts, one schedule',
      title:
        'Parts for a machine that stands still overtake the queue; the date is agreed by phone.',
    },
  ],
};
