/** percent: 0 to 100. */
export const skills = [
  { label: 'Orders from buyers who came back', percent: 80 },
  { label: 'Steel from scrap-based furnaces', percent: 90 },
  { label: 'Electricity from wind and our own roof', percent: 70 },
];

export const counters = [
  { start: 0, end: 25, suffix: '+', label: 'Years of experience' },
  { start: 0, end: 69, suffix: '+', label: 'Industries served' },
];
