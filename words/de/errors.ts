import { translation } from '../translation';

export const errors = translation('de', 'errors', {
  notFound: {
    title: 'Seite nicht gefunden.',
    text: 'Die gesuchte Seite gibt es nicht.',
    home: 'ZUR STARTSEITE',
  },
  failed: {
    documentTitle: 'Diese Seite konnte nicht angezeigt werden',
    title: 'Diese Seite konnte nicht angezeigt werden.',
    text: 'Bei uns ist etwas schiefgegangen. Meist hilft es, es gleich noch einmal zu versuchen.',
    retry: 'Noch einmal versuchen',
    home: 'Zur Startseite',
    reference: 'Vorgang {id}',
  },
  notLoaded: {
    title: 'Diese Seite erscheint in Kürze',
    text: 'Ihr Inhalt kann zurzeit nicht abgerufen werden. Er erscheint hier, sobald es wieder geht.',
  },
  unavailable: {
    site: 'Die Website',
    title: '{company} ist gleich wieder da',
    text: 'Die Website kann gerade nicht angezeigt werden. Bitte versuchen Sie es in Kürze noch einmal.',
    orCallBelow:
      'Die Website kann gerade nicht angezeigt werden. Bitte versuchen Sie es in Kürze noch einmal, oder rufen Sie uns an: ',
    orCall:
      'Die Website kann gerade nicht angezeigt werden. Bitte versuchen Sie es in Kürze noch einmal, oder rufen Sie uns an: {phone}',
  },
  limits: {
    title: 'Bitte warten',
    home: 'Zur Startseite',
    messages:
      'Von Ihrem Anschluss sind in kurzer Zeit mehrere Nachrichten gekommen. Bitte warten Sie einige Minuten, oder rufen Sie uns an.',
    codes:
      'In kurzer Zeit sind mehrere Codes angefordert worden. Bitte warten Sie einige Minuten, und fordern Sie dann einen neuen an.',
    tries: 'Zu viele falsche Codes. Bitte fordern Sie einen neuen an.',
    loads: 'Die Seite ist in kurzer Zeit sehr oft geladen worden. Bitte warten Sie einige Minuten.',
    pagesMade:
      'Für Ihren Anschluss sind in kurzer Zeit viele Seiten erstellt worden. Bitte warten Sie einige Minuten.',
    searches:
      'Von Ihrem Anschluss sind in kurzer Zeit viele Suchanfragen gekommen. Bitte warten Sie einige Minuten.',
    views: 'Von Ihrem Anschluss sind in kurzer Zeit viele Seiten geöffnet worden.',
    measurements: 'Von Ihrem Anschluss sind in kurzer Zeit viele Messwerte gekommen.',
  },
  plainResult: {
    done: 'Erledigt',
    goOn: 'Weiter',
    notSent: 'Nicht gesendet',
    goBack: '{reason} Gehen Sie zurück: Was Sie geschrieben haben, steht noch da.',
  },
  form: {
    check: 'Bitte prüfen Sie Ihre Eingaben.',
    unreadable: 'Die Anfrage konnte nicht gelesen werden.',
    unknown: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
    mayHaveArrived:
      'Es kam keine Antwort, daher wissen wir nicht, ob Ihre Angaben angekommen sind. Bitte senden Sie sie noch einmal.',
    ownSiteOnly: 'Das Formular kann nur von dieser Website aus gesendet werden.',
    wrongFormat: 'Bitte senden Sie die Anfrage als Formular.',
    jsonOrForm: 'Bitte senden Sie das Formular als JSON oder als gewöhnliches Formular.',
    tooLong: 'Die Nachricht ist zu lang. Bitte senden Sie höchstens {amount} KB.',
    quick:
      'Das ging sehr schnell. Bitte warten Sie zwei Sekunden, und senden Sie dann noch einmal.',
    leaveEmpty: 'Bitte lassen Sie dieses Feld leer.',
    name: 'Bitte nennen Sie uns Ihren Namen.',
    email: 'Bitte geben Sie eine E-Mail-Adresse an, an die wir antworten können.',
    tooManySigns: {
      one: 'Bitte schreiben Sie hier höchstens ein Zeichen.',
      other: 'Bitte schreiben Sie hier höchstens {count} Zeichen.',
    },
    captcha: 'Bitte bestätigen Sie, dass Sie kein Roboter sind, und senden Sie dann noch einmal.',
    ofFile: '{file}: {reason}',
  },
  noBlog: 'Es gibt keinen Blog.',
  noDataSheet: 'Dieses Datenblatt gibt es nicht.',
  noFile: 'Diese Datei gibt es nicht.',
  noFilePart: 'Diesen Teil der Datei gibt es nicht.',
  fileUnreachable: 'Die Datei kann zurzeit nicht abgerufen werden.',
  fileTooLarge: 'Die Datei ist zu groß.',
  contentNotLoaded: 'Der Inhalt ist noch nicht geladen.',
  previewEnded: 'Dieser Link ist abgelaufen. Öffnen Sie die Vorschau noch einmal im Editor.',
});
