/** Oldest first. */
export const timeline = [
  {
    year: '1998',
    title: 'One hammer',
    text: 'Three forgers take over a 50 kJ hammer, two furnaces and eleven colleagues at Rivermill. The first order is 340 hooks; the buyer still orders from us.',
  },
  {
    year: '2011',
    title: 'The ring mill',
    text: 'A radial-axial mill brings seamless rings up to Ø 1 600 mm. Heat treatment moves under the same roof, and with it the laboratory.',
  },
  {
    year: '2017',
    title: 'The closed loop',
    text: 'A mechanical press of 31.5 MN starts work with induction heating, and the machining hall opens beside it: bar comes in at one gate, finished parts leave by the other.',
  },
];
