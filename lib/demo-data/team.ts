import type { RoutePath } from '../routes';

export type TeamMember = {
  id: number;
  name: string;
  position: string;
  field: string;
  summary: string;
  /** mailto, tel or a social network. */
  links: string[];
  profile?: RoutePath;
};

const member = (
  id: number,
  name: string,
  field: string,
  summary: string,
  contact: { mail: string; extension: string },
): TeamMember => ({
  id,
  name,
  position: 'Senior Engineer',
  field,
  summary,
  links: [`mailto:${contact.mail}@hammerscale.example`, `tel:+44114496${contact.extension}`],
});

export const team: [TeamMember, ...TeamMember[]] = [
  {
    ...member(
      1,
      'Owen Trevask',
      'Die design',
      'Turns your part into a forging: draft, parting line, preform, and the price of the die.',
      { mail: 'owen.trevask', extension: '0191' },
    ),
    profile: '/team-details',
  },
  member(
    2,
    'Harriet Colborne',
    'Heat treatment',
    'Plans every charge and signs its chart. Ask her what your section can reach in the core.',
    { mail: 'harriet.colborne', extension: '0192' },
  ),
  member(
    3,
    'Priya Ramsden',
    'Materials testing',
    'Level 3 in ultrasonics and head of the laboratory; decides what a signal means.',
    { mail: 'priya.ramsden', extension: '0193' },
  ),
  member(
    4,
    'Marek Lindholm',
    'Machining',
    'Runs the five-axis hall and knows which of your tolerances cost money.',
    { mail: 'marek.lindholm', extension: '0194' },
  ),
  member(
    5,
    'Jonah Selwick',
    'Ring rolling',
    'Writes the rolling curves, from the pierced block to the last 0.2 per cent of diameter.',
    { mail: 'jonah.selwick', extension: '0195' },
  ),
];

export type TeamMemberProfile = {
  member: TeamMember;
  story: string[];
  facts: { name: string; value: string }[];
  skills: { label: string; percent: number }[];
  education: { years: string; title: string; place: string; text: string }[];
};

export const teamProfile: TeamMemberProfile = {
  member: team[0],
  story: [
    'Owen came to Rivermill in 2004 to mend dies and stayed to design them. Since 2013 he has led the die office, where six engineers add draft, radii and flash land to your model and forge it on a computer until it fills without folds.',
    'He is the first to read your drawing and the last to approve the die. If a rib will not fill or a keyway will crack, he says so in the quotation, with a sketch of what would work.',
  ],
  facts: [
    { name: 'Field', value: 'Closed dies and preforms' },
    { name: 'At Rivermill since', value: '2004' },
    { name: 'Dies designed', value: 'about 780' },
    { name: 'Office', value: 'Rivermill Works, first floor' },
  ],
  skills: [
    { label: 'Forming simulation', percent: 90 },
    { label: 'Die design', percent: 98 },
    { label: 'Steel and heat treatment', percent: 90 },
    { label: 'Tolerances and drawings', percent: 98 },
  ],
  education: [
    {
      years: '2009–2012',
      title: 'Master of Engineering, metal forming',
      place: 'Part-time, beside the work at Rivermill',
      text: 'Thesis on the flow of micro-alloyed steel in deep ribs; its preforms are still in use.',
    },
    {
      years: '2001–2004',
      title: 'Bachelor of Engineering, mechanical engineering',
      place: 'With a year in a drop forge',
      text: 'Machine elements, materials and a first die, for a tow hook of 3.4 kg.',
    },
    {
      years: '1997–2001',
      title: 'Apprenticeship as toolmaker',
      place: 'Brackenfold College and works',
      text: 'Filing, milling and spark erosion; learnt to weld a worn impression and cut it again.',
    },
  ],
};
