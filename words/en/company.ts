/** Homes, about, services, clients, portfolio, sustainability and team. */
export const company = {
  // Homes.
  ourServices: 'Our Services',
  servicesInPictures: 'Services in pictures',
  amongOurServices: 'Among our services',
  whereToFind: '{name}: where to find us',
  /** Caption of the facts of an industry. */
  inShort: '{name}, in short',
  portraitOf: 'Portrait of {name}',
  testimonial: 'Testimonial',
  clients: 'Clients',
  /** For a logo without a name; the place is `common.place`. */
  client: 'Client {place}',
  /** For a client whose name the content does not tell; prescribed. */
  noClientTitle: 'No Title Available',

  // About.
  aboutUs: 'About Us',
  aboutTheCompany: 'About the company',
  callAnyTime: 'call any time',
  whyChooseUs: 'Why Choose Us',
  yourContact: 'Your contact',
  /** Places without a name: the first, the second, and those after them. */
  office: 'Office',
  works: 'Manufacturing unit',
  location: 'Location {number}',

  // Services.
  service: 'Service',
  pagesOfServices: 'Pages of the services',
  figuresAndLimits: 'Figures and limits',

  // Stations on the way of a part through the works.
  stationOf: 'Station {number} of {count}',
  wayOfAPart: 'A part’s route through the works',
  stationBefore: 'Previous station',
  stationAfter: 'Next station',
  metres: '{figure}\u00a0m',
  degrees: '{figure}\u00a0°C',
  /** Of a part that is hot twice, such as hardened and then tempered. */
  degreesThen: '{first}, then {second}\u00a0°C',

  // Portfolio.
  project: 'Project',
  projectTitle: 'A project in detail',
  projectFigures: 'The project in figures',
  followProject: 'Follow the project',
  download: 'Download',
  downloadPortfolio: 'Download the portfolio, opens in a new tab',
  /** Prescribed. */
  portfolioMissing: 'Portfolio file not available.',

  // Sustainability.
  sustainability: 'Sustainability',
  inDetail: 'In detail',
  overTheYears: 'Over the years',
  allFigures: 'All figures',
  /** A line as words, for those who do not see it: the first and the last figure of some years. */
  trend: '{unit}: {first} in {firstYear}, {last} in {lastYear}',

  // Team.
  profile: 'Profile',
  inBrief: 'In brief',
  skillsAndEducation: 'Skills and education',
  skills: 'Skills',
  education: 'Education',
  whomToAsk: 'Not sure whom to ask?',
  writeToUs: 'Write to us',

  /** Under a page that the company has written itself. */
  lastChanged: 'Last changed on {date}',
} as const;
