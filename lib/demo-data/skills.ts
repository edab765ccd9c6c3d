/** percent: 0 to 100. */
export const skills = [
  { label: 'Orders from buyers who came back', percent: 80 },
  { label: 'Steel from scrap-based furnaces', percent: 90 },
  { label: 'Electricity from wind and our own roof', percent: 70 },
];

export const counters = [
  { end: '25+', label: 'Years of experience' },
  { end: '69+', label: 'Industries served' },
];
