import { translation } from '../translation';

export const contact = translation('de', 'contact', {
  letsTalk: 'Sie haben etwas vor? Sprechen wir darüber.',
  viewOnMap: 'Auf der Karte ansehen',
  sendMessage: 'Schreiben Sie uns',
  purpose:
    'Für Fragen, einen laufenden Auftrag oder einen Besuch: Schreiben Sie uns hier, oder rufen Sie an.',
  haveDrawing:
    '<strong>Haben Sie eine Zeichnung?</strong> Fügen Sie sie einer Angebotsanfrage bei.',
  about: 'Ihre Nachricht betrifft <link>{name}</link>.',
  submit: 'Jetzt absenden',
  submitting: 'Wird gesendet …',
  captcha: {
    waiting:
      'Sobald Sie zu schreiben beginnen, wird Google reCAPTCHA geladen, das prüft, ob Sie ein Mensch sind.',
    loading: 'Die Prüfung wird geladen …',
    failed: 'Die Prüfung konnte nicht geladen werden. Sie können Ihre Nachricht trotzdem senden.',
  },

  sent: 'Ihre Nachricht wurde erfolgreich gesendet!',
  notSent: 'Ihre Nachricht konnte nicht gesendet werden.',
  stillHere: 'Was Sie geschrieben haben, steht noch da.',
  callOrWrite:
    'Sie können uns auch unter <phone>{phone}</phone> anrufen oder an <email>{email}</email> schreiben.',
  call: 'Sie können uns auch unter <phone>{phone}</phone> anrufen.',
  write: 'Sie können uns auch an <email>{email}</email> schreiben.',
  result: {
    sent: 'Nachricht gesendet',
    refused: 'Nachricht nicht gesendet',
    none: 'Ihre Nachricht',
    refusedText: 'Im Formular stehen noch Ihr Text und der Grund, warum er nicht gesendet wurde.',
    noneText:
      'In den letzten zehn Minuten wurde von diesem Browser keine Nachricht gesendet. Hier können Sie uns schreiben.',
    home: 'Zurück zur Startseite',
  },
  chooseSubject: 'Thema wählen',

  noMessage: 'Bitte schreiben Sie eine Nachricht.',
  wrongPhone: 'Bitte geben Sie eine Telefonnummer an, oder lassen Sie sie weg.',
  wrongSubject: 'Bitte wählen Sie einen Betreff aus der Liste.',
  tooLong: {
    one: 'Bitte schreiben Sie höchstens ein Zeichen.',
    other: 'Bitte schreiben Sie höchstens {count} Zeichen.',
  },

  map: 'Karte: {place}',
  showMap: 'Karte anzeigen',
  showMapOf: 'Karte anzeigen: {place}',
  mapNote: 'Die Karten kommen von Google Maps und werden nur geladen, wenn Sie sie anfordern.',
  kilometres: '{amount} km',
  northSign: 'N',
  north: '{degrees}°\u00a0N',
  south: '{degrees}°\u00a0S',
  east: '{degrees}°\u00a0O',
  west: '{degrees}°\u00a0W',
});
