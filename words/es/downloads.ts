import { translation } from '../translation';

export const downloads = translation('es', 'downloads', {
  kinds: {
    'data-sheet': 'Ficha técnica',
    drawing: 'Plano',
    'cad-model': 'Modelo CAD',
    certificate: 'Certificado',
    manual: 'Manual de instrucciones',
  },
  groups: {
    'data-sheet': 'Fichas técnicas',
    drawing: 'Planos',
    'cad-model': 'Modelos CAD',
    certificate: 'Certificados',
    manual: 'Manuales de instrucciones',
  },
  about: 'Referente a',
  language: 'Idioma',
  all: 'Todos',
  show: 'Mostrar los documentos',
  showAll: 'Mostrar todos los documentos',
  none: 'Ningún documento corresponde a esta selección. Quite un criterio o consúltenos.',
  nothing: 'Todavía no hay documentos. Pídanos lo que necesite.',
  first: {
    one: '{shown} de 1 documento: acote la selección para ver los demás.',
    other: 'Los primeros {shown} documentos de {count}: acote la selección para ver los demás.',
  },
  file: 'Archivo',
  further: 'Otros archivos',
  revision: 'Revisión',
  unlock: 'Desbloquear',
  unlockTitle: 'Desbloquear un documento',
  lockedText: 'Un código abre este documento durante los 20 minutos siguientes a la solicitud.',
  unlockNamed: 'Desbloquear: {name}',
  nameFor: '{document}: {product}',
  sheet: {
    title: '{product}: ficha técnica',
  },
});
