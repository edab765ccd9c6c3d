import { translation } from '../translation';

export const common = translation('es', 'common', {
  contactUs: 'Contactar',
  questionsAndAnswers: 'Preguntas y respuestas',
  loading: 'Cargando…',
  remove: 'Quitar {name}',
  place: '{number} de {total}',
  picturesOf: 'Imágenes de {name}',
  withCount: '{name} ({count})',
  inFigures: '{name} en cifras',

  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  company: 'Empresa',
  subject: 'Asunto',
  message: 'Mensaje',
  quantity: 'Cantidad',
  description: 'Descripción',
  material: 'Material',
  categories: 'Categorías',
  date: 'Fecha',
  document: 'Documento',
  leaveEmpty: 'Deje este campo vacío',

  product: 'Producto',
  products: 'Productos',
  services: 'Servicios',
  documents: 'Documentos',
  search: 'Búsqueda',
  narrowDown: 'Acotar la selección',
  film: 'Vídeo',
  website: 'Sitio web',
  kind: 'Tipo',
  specification: 'Especificaciones técnicas',
  notOffered: 'Este documento ya no se ofrece.',

  comma: ', ',
  days: 'de {from} a {to}',
  hours: '{days}, {from}-{to} h',

  sizes: {
    bytes: { one: '1 byte', other: '{count} bytes' },
    kilobytes: '{amount} kB',
    megabytes: '{amount} MB',
    gigabytes: '{amount} GB',
  },
});
