import { translation } from '../translation';

export const company = translation('es', 'company', {
  ourServices: 'Nuestros servicios',
  servicesInPictures: 'Nuestros servicios en imágenes',
  amongOurServices: 'Entre nuestros servicios',
  whereToFind: '{name}: dónde encontrarnos',
  inShort: '{name} en resumen',
  portraitOf: 'Retrato de {name}',
  testimonial: 'Testimonios',
  clients: 'Clientes',
  client: 'Cliente {place}',
  noClientTitle: 'Nombre no disponible',

  aboutUs: 'Sobre nosotros',
  aboutTheCompany: 'Sobre la empresa',
  callAnyTime: 'llámenos',
  whyChooseUs: 'Por qué elegirnos',
  yourContact: 'Su persona de contacto',
  office: 'Oficinas',
  works: 'Fábrica',
  location: 'Sede {number}',

  service: 'Servicio',
  pagesOfServices: 'Páginas de los servicios',
  figuresAndLimits: 'Características y límites',

  stationOf: 'Estación {number} de {count}',
  wayOfAPart: 'El recorrido de una pieza por la fábrica',
  stationBefore: 'Estación anterior',
  stationAfter: 'Estación siguiente',
  metres: '{figure}\u00a0m',
  degrees: '{figure}\u00a0°C',
  degreesThen: '{first}, después {second}\u00a0°C',

  project: 'Proyecto',
  projectTitle: 'Un proyecto en detalle',
  projectFigures: 'El proyecto en cifras',
  followProject: 'Seguir el proyecto',
  download: 'Descargar',
  downloadPortfolio: 'Descargar el dosier de trabajos (se abre en una pestaña nueva)',
  portfolioMissing: 'El dosier de trabajos no está disponible.',

  sustainability: 'Sostenibilidad',
  inDetail: 'En detalle',
  overTheYears: 'A lo largo de los años',
  allFigures: 'Todas las cifras',
  trend: '{unit}: {first} en {firstYear}, {last} en {lastYear}',

  profile: 'Perfil',
  inBrief: 'En resumen',
  skillsAndEducation: 'Competencias y formación',
  skills: 'Competencias',
  education: 'Formación',
  whomToAsk: '¿No sabe a quién preguntar?',
  writeToUs: 'Escríbanos',

  lastChanged: 'Última modificación: {date}',
});
