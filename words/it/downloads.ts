import { translation } from '../translation';

export const downloads = translation('it', 'downloads', {
  kinds: {
    'data-sheet': 'Scheda tecnica',
    drawing: 'Disegno',
    'cad-model': 'Modello CAD',
    certificate: 'Certificato',
    manual: 'Manuale d’uso',
  },
  groups: {
    'data-sheet': 'Schede tecniche',
    drawing: 'Disegni',
    'cad-model': 'Modelli CAD',
    certificate: 'Certificati',
    manual: 'Manuali d’uso',
  },
  about: 'Riguarda',
  language: 'Lingua',
  all: 'Qualsiasi',
  show: 'Mostra i documenti',
  showAll: 'Mostra tutti i documenti',
  none: 'Nessun documento corrisponde a questa scelta. Tolga un criterio oppure ci contatti.',
  nothing: 'Non ci sono ancora documenti. Ci chieda quelli che le servono.',
  first: {
    one: 'I primi {shown} su 1: restringa la scelta per vedere gli altri.',
    other: 'I primi {shown} su {count}: restringa la scelta per vedere gli altri.',
  },
  file: 'File',
  further: 'Altri file',
  revision: 'Revisione',
  unlock: 'Sblocca',
  unlockTitle: 'Sblocca un documento',
  lockedText:
    'Con un codice può aprire questo documento per i 20 minuti successivi alla richiesta.',
  unlockNamed: 'Sblocca {name}',
  nameFor: '{document}: {product}',
  sheet: {
    title: '{product}: scheda tecnica',
  },
});
