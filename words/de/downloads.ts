import { translation } from '../translation';

export const downloads = translation('de', 'downloads', {
  kinds: {
    'data-sheet': 'Datenblatt',
    drawing: 'Zeichnung',
    'cad-model': 'CAD-Modell',
    certificate: 'Zertifikat',
    manual: 'Betriebsanleitung',
  },
  groups: {
    'data-sheet': 'Datenblätter',
    drawing: 'Zeichnungen',
    'cad-model': 'CAD-Modelle',
    certificate: 'Zertifikate',
    manual: 'Betriebsanleitungen',
  },
  about: 'Für',
  language: 'Sprache',
  all: 'Alle',
  show: 'Dokumente anzeigen',
  showAll: 'Alle Dokumente anzeigen',
  none: 'Zu dieser Auswahl gibt es kein Dokument. Heben Sie eine Auswahl auf, oder fragen Sie uns.',
  nothing: 'Es gibt noch keine Dokumente. Fragen Sie uns nach dem, was Sie brauchen.',
  first: {
    one: 'Die ersten {shown} von 1: Grenzen Sie die Auswahl ein, um die anderen zu sehen.',
    other: 'Die ersten {shown} von {count}: Grenzen Sie die Auswahl ein, um die anderen zu sehen.',
  },
  file: 'Datei',
  further: 'Weitere Dateien',
  revision: 'Revision',
  unlock: 'Freischalten',
  unlockTitle: 'Dokument freischalten',
  lockedText: 'Ein Code öffnet dieses Dokument für 20 Minuten ab der Anforderung.',
  unlockNamed: '{name} freischalten',
  nameFor: '{document}: {product}',
  sheet: {
    title: '{product}: Datenblatt',
  },
});
