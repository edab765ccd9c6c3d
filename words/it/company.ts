import { translation } from '../translation';

export const company = translation('it', 'company', {
  ourServices: 'I nostri servizi',
  servicesInPictures: 'I servizi in immagini',
  amongOurServices: 'Tra i nostri servizi',
  whereToFind: '{name}: dove trovarci',
  inShort: '{name} in breve',
  portraitOf: 'Ritratto di {name}',
  testimonial: 'Testimonianza',
  clients: 'Clienti',
  client: 'Cliente {place}',
  noClientTitle: 'Senza nome',

  aboutUs: 'Chi siamo',
  aboutTheCompany: 'L’azienda',
  callAnyTime: 'ci chiami',
  whyChooseUs: 'Perché sceglierci',
  yourContact: 'Il suo referente',
  office: 'Uffici',
  works: 'Stabilimento',
  location: 'Sede {number}',

  service: 'Servizio',
  pagesOfServices: 'Pagine dei servizi',
  figuresAndLimits: 'Dati e limiti',

  stationOf: 'Stazione {number} di {count}',
  wayOfAPart: 'Il percorso di un pezzo nello stabilimento',
  stationBefore: 'Stazione precedente',
  stationAfter: 'Stazione successiva',
  metres: '{figure}\u00a0m',
  degrees: '{figure}\u00a0°C',
  degreesThen: '{first}, poi {second}\u00a0°C',

  project: 'Progetto',
  projectTitle: 'Un progetto nel dettaglio',
  projectFigures: 'Il progetto in cifre',
  followProject: 'Scopri il progetto',
  download: 'Scarica',
  downloadPortfolio: 'Scarica le referenze (si aprono in una nuova scheda)',
  portfolioMissing: 'Il file delle referenze non è disponibile.',

  sustainability: 'Sostenibilità',
  inDetail: 'Nel dettaglio',
  overTheYears: 'Nel corso degli anni',
  allFigures: 'Tutti i dati',
  trend: '{unit}: {first} nel {firstYear}, {last} nel {lastYear}',

  profile: 'Profilo',
  inBrief: 'In breve',
  skillsAndEducation: 'Competenze e formazione',
  skills: 'Competenze',
  education: 'Formazione',
  whomToAsk: 'Non sa a chi rivolgersi?',
  writeToUs: 'Ci scriva',

  lastChanged: 'Ultima modifica: {date}',
});
