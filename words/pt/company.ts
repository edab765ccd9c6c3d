import { translation } from '../translation';

export const company = translation('pt', 'company', {
  ourServices: 'Nossos serviços',
  servicesInPictures: 'Serviços em imagens',
  amongOurServices: 'Entre nossos serviços',
  whereToFind: '{name}: onde nos encontrar',
  inShort: '{name} em resumo',
  portraitOf: 'Retrato de {name}',
  testimonial: 'Depoimento',
  clients: 'Clientes',
  client: 'Cliente {place}',
  noClientTitle: 'Sem nome',

  aboutUs: 'Sobre nós',
  aboutTheCompany: 'Sobre a empresa',
  callAnyTime: 'ligue para nós',
  whyChooseUs: 'Por que nos escolher',
  yourContact: 'Seu contato',
  office: 'Escritório',
  works: 'Fábrica',
  location: 'Unidade {number}',

  service: 'Serviço',
  pagesOfServices: 'Páginas de serviços',
  figuresAndLimits: 'Dados e limites',

  stationOf: 'Estação {number} de {count}',
  wayOfAPart: 'O caminho de uma peça pela fábrica',
  stationBefore: 'Estação anterior',
  stationAfter: 'Próxima estação',
  metres: '{figure}\u00a0m',
  degrees: '{figure}\u00a0°C',
  degreesThen: '{first}, depois {second}\u00a0°C',

  project: 'Projeto',
  projectTitle: 'Um projeto em detalhes',
  projectFigures: 'O projeto em números',
  followProject: 'Conhecer o projeto',
  download: 'Baixar',
  downloadPortfolio: 'Baixar o portfólio (abre em uma nova aba)',
  portfolioMissing: 'O arquivo do portfólio não está disponível.',

  sustainability: 'Sustentabilidade',
  inDetail: 'Em detalhes',
  overTheYears: 'Ao longo dos anos',
  allFigures: 'Todos os números',
  trend: '{unit}: {first} em {firstYear}, {last} em {lastYear}',

  profile: 'Perfil',
  inBrief: 'Em resumo',
  skillsAndEducation: 'Competências e formação',
  skills: 'Competências',
  education: 'Formação',
  whomToAsk: 'Não sabe com quem falar?',
  writeToUs: 'Escreva para nós',

  lastChanged: 'Última alteração em {date}',
});
