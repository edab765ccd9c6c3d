import type { Fact } from '@/lib/content/fields';

/** Shown if the host gives a project no text. */
export const projectSummary =
  'One order, followed from the drawing on our desk to the lorry at the south gate. Nothing left the works in between, so every figure below comes from our own books.';

export const stages = [
  {
    when: 'Day 1 to 2',
    title: 'Drawing',
    text: 'An engineer reads drawing and standard, asks about radii, test pieces and faces that may stay as forged, and answers with stock, tolerances and a price on one sheet.',
  },
  {
    when: 'Week 1 to 2',
    title: 'Die and preform',
    text: 'Fill, folds and die temperature are simulated before steel is cut. The preform changes until the flash is even; then the die is milled, hardened and measured.',
  },
  {
    when: 'Week 3',
    title: 'Forging',
    text: 'Sawn blocks are heated by induction and forged in one heat. The first article is measured, cut and etched; the lot waits until the buyer has seen it.',
  },
  {
    when: 'Week 4',
    title: 'Heat treatment',
    text: 'Quenched and tempered under one chart a charge. A test piece from the same melt goes with the parts, and its values decide whether they go on.',
  },
  {
    when: 'Week 5 to 7',
    title: 'Machining',
    text: 'Turned, milled and ground beside the forge. Every fit is gauged at the machine, every tenth part on the coordinate measuring machine at 21 °C.',
  },
  {
    when: 'Week 8',
    title: 'Delivery',
    text: 'Ultrasound, hardness and dimensions are written to one certificate. Parts are stamped, preserved and packed by number; buyer and lorry know the hour.',
  },
];

export const projectFacts: Fact[] = [
  { name: 'From order to delivery', value: '8 weeks' },
  { name: 'Stages outside our gate', value: 'None' },
  { name: 'Certificate', value: 'EN 10204 3.1' },
  { name: 'Records kept', value: '15 years' },
];
