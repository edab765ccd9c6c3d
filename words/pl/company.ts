import { translation } from '../translation';

export const company = translation('pl', 'company', {
  ourServices: 'Nasze usługi',
  servicesInPictures: 'Usługi na zdjęciach',
  amongOurServices: 'Jedna z naszych usług',
  whereToFind: '{name}: gdzie nas znaleźć',
  inShort: '{name} w skrócie',
  portraitOf: 'Portret: {name}',
  testimonial: 'Opinie klientów',
  clients: 'Klienci',
  client: 'Klient {place}',
  noClientTitle: 'Bez nazwy',

  aboutUs: 'O nas',
  aboutTheCompany: 'O firmie',
  callAnyTime: 'prosimy o telefon',
  whyChooseUs: 'Dlaczego warto nas wybrać',
  yourContact: 'Osoba do kontaktu',
  office: 'Biuro',
  works: 'Zakład produkcyjny',
  location: 'Lokalizacja {number}',

  service: 'Usługa',
  pagesOfServices: 'Strony z usługami',
  figuresAndLimits: 'Parametry i ograniczenia',

  stationOf: 'Stanowisko {number} z {count}',
  wayOfAPart: 'Droga części przez zakład',
  stationBefore: 'Poprzednie stanowisko',
  stationAfter: 'Następne stanowisko',
  metres: '{figure}\u00a0m',
  degrees: '{figure}\u00a0°C',
  degreesThen: '{first}, potem {second}\u00a0°C',

  project: 'Projekt',
  projectTitle: 'Szczegóły projektu',
  projectFigures: 'Projekt w liczbach',
  followProject: 'Poznaj projekt',
  download: 'Pobierz',
  downloadPortfolio: 'Pobierz katalog realizacji (otwiera się w nowej karcie)',
  portfolioMissing: 'Plik z katalogiem realizacji jest niedostępny.',

  sustainability: 'Zrównoważony rozwój',
  inDetail: 'Szczegóły',
  overTheYears: 'Na przestrzeni lat',
  allFigures: 'Wszystkie dane liczbowe',
  trend: '{unit}: {first} w roku {firstYear}, {last} w roku {lastYear}',

  profile: 'Profil',
  inBrief: 'W skrócie',
  skillsAndEducation: 'Umiejętności i wykształcenie',
  skills: 'Umiejętności',
  education: 'Wykształcenie',
  whomToAsk: 'Nie wiedzą Państwo, kogo zapytać?',
  writeToUs: 'Napisz do nas',

  lastChanged: 'Ostatnia zmiana: {date}',
});
