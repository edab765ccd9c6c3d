import type { Fact, Picture } from '@/lib/content/fields';

export type Industry = {
  /** The fragment that opens it. */
  id: string;
  title: string;
  text: string;
  facts: Fact[];
  picture: Picture;
};

export const industries: Industry[] = [
  {
    id: 'mining',
    title: 'Mining',
    text: 'Teeth, adapters and pins that are meant to wear, and must not break while they do.',
    facts: [
      { name: 'Parts', value: 'Bucket teeth, adapters, track links' },
      { name: 'Steel', value: '30MnB5, 34CrNiMo6' },
      { name: 'Hardness', value: '48–52\u202fHRC' },
    ],
    picture: {
      src: '/pictures/industries/mining-bucket.jpg',
      alt: 'Yellow excavator bucket with forged steel teeth, filled with broken rock, evening light',
    },
  },
  {
    id: 'oil-and-gas',
    title: 'Oil and gas',
    text: 'Valve bodies, stems and weld-neck flanges for lines that see pressure, cold and sour gas.',
    facts: [
      { name: 'Parts', value: 'Valve bodies, stems, flanges' },
      { name: 'Steel', value: 'A350 LF2, A182 F51' },
      { name: 'Toughness', value: '27\u202fJ at −46\u202f°C' },
    ],
    picture: {
      src: '/pictures/industries/oil-gas-valve.jpg',
      alt: 'Blue gate valve with red handwheel bolted into a flanged pipeline at dusk',
    },
  },
  {
    id: 'rail',
    title: 'Rail',
    text: 'Axles, hubs and brake discs, each with its own number from the melt to the wheelset.',
    facts: [
      { name: 'Parts', value: 'Axles, hubs, couplings' },
      { name: 'Steel', value: 'EA1N, EA4T' },
      { name: 'Standard', value: 'EN 13261' },
    ],
    picture: {
      src: '/pictures/industries/rail-wheelset.jpg',
      alt: 'Railway wheelset with axle and brake discs standing on track in low sun',
    },
  },
  {
    id: 'marine',
    title: 'Marine',
    text: 'Shafts, couplings and rudder pins, ready for the surveyor with every test on one sheet.',
    facts: [
      { name: 'Parts', value: 'Tail shafts, couplings, rudder pins' },
      { name: 'Weight', value: 'Up to 1\u202f200\u202fkg' },
      { name: 'Certificate', value: 'EN 10204 3.2 on request' },
    ],
    picture: {
      src: '/pictures/industries/ship-propeller.jpg',
      alt: 'Bronze ship propeller and rudder below a red hull in dry dock',
    },
  },
  {
    id: 'wind',
    title: 'Wind',
    text: 'Seamless rings for hubs, yaw drives and gearboxes, rolled in one heat and machined flat.',
    facts: [
      { name: 'Parts', value: 'Bearing rings, flanges, planet carriers' },
      { name: 'Diameter', value: 'Ø 220–1\u202f600\u202fmm' },
      { name: 'Flatness', value: '0.15\u202fmm' },
    ],
    picture: {
      src: '/pictures/industries/wind-turbine.jpg',
      alt: 'Wind turbine hub, nacelle and blade roots against a blue sky with clouds',
    },
  },
];
