import { translation } from '../translation';

export const company = translation('fr', 'company', {
  ourServices: 'Nos prestations',
  servicesInPictures: 'Nos prestations en images',
  amongOurServices: 'Parmi nos prestations',
  whereToFind: '{name} : où nous trouver',
  inShort: '{name} en bref',
  portraitOf: 'Portrait : {name}',
  testimonial: 'Témoignages',
  clients: 'Clients',
  client: 'Client {place}',
  noClientTitle: 'Nom non disponible',

  aboutUs: 'À propos de nous',
  aboutTheCompany: 'À propos de l’entreprise',
  callAnyTime: 'appelez-nous',
  whyChooseUs: 'Pourquoi nous choisir',
  yourContact: 'Votre interlocuteur',
  office: 'Bureaux',
  works: 'Usine',
  location: 'Site {number}',

  service: 'Prestation',
  pagesOfServices: 'Pages des prestations',
  figuresAndLimits: 'Caractéristiques et limites',

  stationOf: 'Poste {number} sur {count}',
  wayOfAPart: 'Le parcours d’une pièce dans l’usine',
  stationBefore: 'Poste précédent',
  stationAfter: 'Poste suivant',
  metres: '{figure}\u00a0m',
  degrees: '{figure}\u00a0°C',
  degreesThen: '{first}, puis {second}\u00a0°C',

  project: 'Projet',
  projectTitle: 'Un projet en détail',
  projectFigures: 'Le projet en chiffres',
  followProject: 'Suivre le projet',
  download: 'Télécharger',
  downloadPortfolio: 'Télécharger le dossier de réalisations (s’ouvre dans un nouvel onglet)',
  portfolioMissing: 'Le dossier de réalisations n’est pas disponible.',

  sustainability: 'Développement durable',
  inDetail: 'En détail',
  overTheYears: 'Au fil des ans',
  allFigures: 'Tous les chiffres',
  trend: '{unit} : {first} en {firstYear}, {last} en {lastYear}',

  profile: 'Profil',
  inBrief: 'En bref',
  skillsAndEducation: 'Compétences et formation',
  skills: 'Compétences',
  education: 'Formation',
  whomToAsk: 'Vous ne savez pas à qui vous adresser ?',
  writeToUs: 'Nous écrire',

  lastChanged: 'Dernière modification : {date}',
});
