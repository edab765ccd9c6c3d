import type { Fact, Picture } from '@/lib/content/fields';

export type Project = {
  /** The fragment that opens it. */
  id: string;
  title: string;
  text: string;
  facts: Fact[];
  picture: Picture;
};

export const projects: Project[] = [
  {
    id: 'commercial',
    title: 'Commercial',
    text: 'Office towers stand on few columns and long floors. One forged node takes the place of a dozen welded plates, arrives with its holes drilled and lets the frame go up in bolts.',
    facts: [
      { name: 'Parts', value: 'Column nodes, end plates, clevises' },
      { name: 'Steel', value: 'S355, 34CrNiMo6' },
      { name: 'Weight', value: 'Up to 310\u202fkg' },
    ],
    picture: {
      src: '/pictures/construction/steel-tower-frame.jpg',
      alt: 'Upper storeys of a steel frame with work lights, seen closely at dusk',
    },
  },
  {
    id: 'residential',
    title: 'Residential',
    text: 'Prefabricated floors and hung balconies put their whole load on small parts. Lifting sockets and anchors are forged, proof-loaded and numbered, so that a crane sets a floor in minutes.',
    facts: [
      { name: 'Parts', value: 'Lifting sockets, balcony anchors, tie rods' },
      { name: 'Steel', value: '42CrMo4, 1.4462' },
      { name: 'Test', value: 'Each one proof-loaded' },
    ],
    picture: {
      src: '/pictures/construction/residential-block.jpg',
      alt: 'Modern apartment block with glass balconies and timber panels in evening sun',
    },
  },
  {
    id: 'multipurpose',
    title: 'Multipurpose',
    text: 'A hall for sport on Friday and a fair on Monday needs a roof without columns. Its trusses meet in pins and saddles, turned to the fit that the erector needs for the first lift.',
    facts: [
      { name: 'Parts', value: 'Truss pins, saddles, roof bearings' },
      { name: 'Size', value: 'Pins up to Ø 180\u202fmm' },
      { name: 'Test', value: 'Ultrasound to EN 10228-3' },
    ],
    picture: {
      src: '/pictures/construction/multipurpose-hall.jpg',
      alt: 'Multipurpose hall with large-span steel trusses and glass front, warmly lit at dusk',
    },
  },
  {
    id: 'hotel-or-resort',
    title: 'Hotel or resort',
    text: 'Terraces beside the sea live with salt, sun and guests who must not hear a joint. Duplex forgings keep their strength and their face for fifty years, with no coating to repair.',
    facts: [
      { name: 'Parts', value: 'Canopy hinges, façade brackets, anchors' },
      { name: 'Steel', value: 'Duplex 1.4462, pickled' },
      { name: 'Test', value: '3\u202f000\u202fh of salt spray' },
    ],
    picture: {
      src: '/pictures/construction/hotel-resort.jpg',
      alt: 'Terraced resort hotel with lit rooms and a turquoise pool at sunset',
    },
  },
];
