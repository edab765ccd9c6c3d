import { translation } from '../translation';

export const contact = translation('de', 'contact', {
  letsTalk: 'Sie haben etwas vor? Sprechen wir darüber.',
  viewOnMap: 'Auf der Karte ansehen',
  sendMessage: 'Schreiben Sie uns',
  purpose:
    'Für Fragen, einen laufenden Auftrag oder einen Besuch: Schreiben Sie hier, oder rufen Sie an.',
  haveDrawing:
    '<strong>Haben Sie eine Zeichnung?</strong> Fügen Sie sie einer Angebotsanfrage bei.',
  about: 'Ihre Nachricht betrifft <link>{name}</link>.',
  submit: 'Jetzt absenden',
  submitting: 'Wird gesendet …',
  captcha: {
    waiting:
      'Eine Prüfung durch Google reCAPTCHA, ob Sie ein Mensch sind, lädt, sobald Sie zu schreiben beginnen.',
    loading: 'Die Prüfung wird geladen …',
    failed: 'Die Prüfung konnte nicht geladen werden. Sie können Ihre Nachricht trotzdem senden.',
  },

  sent: 'Ihre Nachricht wurde erfolgreich gesendet!',
  notSent: 'Ihre Nachricht konnte nicht gesendet werden.',
  stillHere: 'Was Sie geschrieben haben, steht noch da.',
  callOrWrite:
    'Sie können auch anrufen unter <phone>{phone}</phone> oder schreiben an <email>{email}</email>.',
  call: 'Sie können auch anrufen unter <phone>{phone}</phone>.',
  write: 'Sie können auch schreiben an <email>{email}</email>.',
  result: {
    sent: 'Nachricht gesendet',
    refused: 'Nachricht nicht gesendet',
    none: 'Ihre Nachricht',
    refusedText: 'Im Formular steht noch Ihr Text, und warum er nicht gesendet wurde.',
    noneText:
      'In den letzten zehn Minuten wurde von diesem Browser keine Nachricht gesendet. Hier können Sie uns schreiben.',
    home: 'Zurück zur Startseite',
  },

  noMessage: 'Bitte schreiben Sie eine Nachricht.',
  wrongPhone: 'Bitte geben Sie eine Telefonnummer an, oder lassen Sie sie weg.',
  wrongSubject: 'Bitte wählen Sie einen der Betreffe.',
  tooLong: {
    one: 'Bitte schreiben Sie höchstens ein Zeichen.',
    other: 'Bitte schreiben Sie höchstens {count} Zeichen.',
  },

  map: 'Karte: {place}',
  showMap: 'Karte anzeigen',
  showMapOf: 'Karte anzeigen: {place}',
  kilometres: '{amount} km',
});
