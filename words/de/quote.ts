import { translation } from '../translation';

export const quote = translation('de', 'quote', {
  add: 'In die Anfrage<name>: {name}</name>',
  added: 'In Ihre Anfrage aufgenommen',
  basketFull: {
    one: 'Eine Anfrage kann höchstens ein Teil enthalten. Bitte senden Sie zuerst diese ab.',
    other: 'Eine Anfrage kann höchstens {count} Teile enthalten. Bitte senden Sie zuerst diese ab.',
  },
  basketLink: { one: 'Anfrage: 1 Teil', other: 'Anfrage: {count} Teile' },
  basket: 'Bisher in Ihrer Anfrage',

  introduction:
    'Senden Sie die Zeichnungen, oder beschreiben Sie jedes Teil. Was Sie noch nicht wissen, lassen Sie leer: Wir fragen nach.',
  part: 'Teil {number}',
  product: 'Produkt aus unserem Katalog',
  finish: 'Oberfläche',
  neededBy: 'Benötigt bis',
  notes: 'Anmerkungen',
  anotherPart: 'Weiteres Teil hinzufügen',
  moreOfPart: 'Mehr zu diesem Teil',
  drawings: 'Zeichnungen',
  dropHere:
    'Ziehen Sie sie an eine beliebige Stelle dieser Seite, oder fügen Sie sie aus der Zwischenablage ein.',
  drop: 'Loslassen, um Ihre Dateien hinzuzufügen',
  choose: 'Dateien auswählen',
  files: 'Dateien',
  drawingsHint: {
    one: '{types}; höchstens eine Datei mit bis zu {size}.',
    other: '{types}; höchstens {count} Dateien mit je bis zu {size}.',
  },
  chooseLast:
    'Fügen Sie zuerst alle Teile hinzu: Ihr Browser vergisst ausgewählte Dateien, wenn die Seite neu geladen wird.',
  notTaken: 'Nicht angenommen: {file}. {reason}',
  you: 'Ihre Angaben',
  moreOfYou: 'Weitere Angaben',
  anythingElse: 'Was wir sonst wissen sollten',
  send: 'Anfrage senden',
  sending: 'Wird gesendet …',
  cancel: 'Abbrechen',

  byMail: 'Senden Sie uns Ihre Zeichnungen per E-Mail',
  byMailText:
    'Wir können Zeichnungen zurzeit nicht online annehmen. Schreiben Sie uns, welche Teile Sie brauchen, und hängen Sie die Zeichnungen an. Nennen Sie uns zu jedem Teil, was Sie schon wissen: Stückzahl, Werkstoff, Oberfläche und den Termin, zu dem Sie es brauchen.',
  contactUs: 'Kontakt aufnehmen',

  help: {
    title: 'Was wir brauchen',
    drawing: 'Eine Zeichnung zu jedem Teil',
    drawingText:
      'Oder ein Modell, oder beides. Ohne Zeichnung eine Beschreibung mit den Hauptmaßen.',
    quantity: 'Die Stückzahl',
    quantityText:
      'Einmalig oder pro Jahr. Nennen Sie mehrere Mengen, um die Preise zu vergleichen.',
    material: 'Werkstoff und Oberfläche',
    materialText: 'Oder was das Teil aushalten muss, wenn Sie uns die Wahl überlassen.',
    date: 'Den Termin',
    dateText: 'Wann die Teile bei Ihnen sein müssen.',
    questions: 'Haben Sie vorher Fragen?',
  },

  sent: 'Ihre Anfrage wurde gesendet. Wir antworten per E-Mail.',
  sentWithout: 'Diese Dateien wurden nicht angenommen. Alles andere ist angekommen:',
  again: 'Weiteres Angebot anfordern',
  notSent: 'Ihre Anfrage konnte nicht gesendet werden.',
  cancelled: 'Es wurde nichts gesendet. Alles, was Sie eingetragen haben, steht noch da.',
  mayHaveArrived:
    'Ihre Anfrage ist vielleicht angekommen, doch die Bestätigung ging verloren. Wenn Sie nichts von uns hören, senden Sie sie noch einmal. Alles, was Sie eingetragen haben, steht noch da.',
  chooseAgain:
    'Ihr Browser behält keine Dateien: Bitte wählen Sie Ihre Zeichnungen noch einmal aus.',

  nothingWanted: 'Bitte beschreiben Sie ein Teil, oder fügen Sie eine Zeichnung hinzu.',
  writeLess: 'Bitte schreiben Sie hier weniger.',
  wrongPhone:
    '„{text}“ ist keine Telefonnummer. Bitte schreiben Sie sie mit Landesvorwahl: +44 114 496 0100.',
  tooManyParts: {
    one: 'Bitte fragen Sie höchstens ein Teil auf einmal an.',
    other: 'Bitte fragen Sie höchstens {count} Teile auf einmal an.',
  },
  tooManyFields: 'Die Anfrage hat mehr Felder als das Formular.',
  emptyFile: 'Diese Datei ist leer.',
  unreadableFile: 'Diese Datei konnte nicht gelesen werden.',
  changedFile:
    'Diese Datei wurde geändert, seit Sie sie ausgewählt haben. Bitte entfernen Sie sie, und wählen Sie sie noch einmal aus.',
  wrongType:
    'Diese Datei ist in keinem der Formate {types}. Bitte senden Sie sie in einem dieser Formate.',
  tooLarge: 'Diese Datei ist größer als {size}. Bitte senden Sie sie gepackt oder per E-Mail.',
  tooManyFiles: {
    one: 'Es kann höchstens eine Datei gesendet werden. Bitte packen Sie mehrere in eine ZIP-Datei.',
    other:
      'Es können höchstens {count} Dateien gesendet werden. Bitte packen Sie mehrere davon in eine ZIP-Datei.',
  },
  tooLargeTogether: {
    one: 'Die Zeichnungen sind zu groß. Bitte senden Sie höchstens eine Datei mit bis zu {size}, oder senden Sie sie per E-Mail.',
    other:
      'Die Zeichnungen sind zu groß. Bitte senden Sie höchstens {count} Dateien mit je bis zu {size}, oder senden Sie sie per E-Mail.',
  },
  notTakenNow:
    'Wir können Zeichnungen zurzeit nicht online annehmen. Bitte senden Sie sie uns per E-Mail.',
  manyUploads:
    'Gerade werden viele Zeichnungen gesendet. Bitte versuchen Sie es in einer Minute noch einmal.',
  manyOfYours:
    'Von Ihrem Anschluss werden gerade mehrere Zeichnungen gesendet. Bitte versuchen Sie es in einer Minute noch einmal.',
  diskFull:
    'Ihre Zeichnungen können zurzeit nicht gespeichert werden. Bitte senden Sie sie uns per E-Mail.',
});
