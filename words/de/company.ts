import { translation } from '../translation';

export const company = translation('de', 'company', {
  ourServices: 'Unsere Leistungen',
  servicesInPictures: 'Leistungen in Bildern',
  amongOurServices: 'Aus unserem Leistungsangebot',
  whereToFind: '{name}: So finden Sie uns',
  inShort: '{name} in Kürze',
  portraitOf: 'Porträt von {name}',
  testimonial: 'Kundenstimmen',
  clients: 'Kunden',
  client: 'Kunde {place}',
  noClientTitle: 'Ohne Namen',

  aboutUs: 'Über uns',
  aboutTheCompany: 'Über das Unternehmen',
  callAnyTime: 'rufen Sie uns an',
  whyChooseUs: 'Was für uns spricht',
  yourContact: 'Ihr Kontakt bei uns',
  office: 'Büro',
  works: 'Werk',
  location: 'Standort {number}',

  service: 'Leistung',
  pagesOfServices: 'Seiten der Leistungen',
  figuresAndLimits: 'Kennwerte und Grenzen',

  stationOf: 'Station {number} von {count}',
  wayOfAPart: 'Der Weg eines Teils durchs Werk',
  stationBefore: 'Vorherige Station',
  stationAfter: 'Nächste Station',
  metres: '{figure}\u00a0m',
  degrees: '{figure}\u00a0°C',
  degreesThen: '{first}, dann {second}\u00a0°C',

  project: 'Projekt',
  projectTitle: 'Ein Projekt im Detail',
  projectFigures: 'Das Projekt in Zahlen',
  followProject: 'Zum Projekt',
  download: 'Herunterladen',
  downloadPortfolio: 'Referenzen herunterladen, öffnet sich in einem neuen Tab',
  portfolioMissing: 'Die Datei mit den Referenzen ist nicht verfügbar.',

  sustainability: 'Nachhaltigkeit',
  inDetail: 'Im Einzelnen',
  overTheYears: 'Im Lauf der Jahre',
  allFigures: 'Alle Zahlen',
  trend: '{unit}: {first} im Jahr {firstYear}, {last} im Jahr {lastYear}',

  profile: 'Profil',
  inBrief: 'Kurz gefasst',
  skillsAndEducation: 'Kenntnisse und Ausbildung',
  skills: 'Kenntnisse',
  education: 'Ausbildung',
  whomToAsk: 'Sie wissen nicht, wen Sie fragen sollen?',
  writeToUs: 'Schreiben Sie uns',

  lastChanged: 'Zuletzt geändert am {date}',
});
