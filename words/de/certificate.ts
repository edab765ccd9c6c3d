import { translation } from '../translation';

export const certificate = translation('de', 'certificate', {
  requestCode: 'Code anfordern',

  requestText: 'Wir senden einen Einmalcode an Ihre E-Mail-Adresse.',
  code: 'Code eingeben',
  codeText: 'Er gilt 20 Minuten lang und nur einmal.',
  read: 'Dokument lesen',
  readText: 'Es bleibt geöffnet, bis die 20 Minuten vorbei sind.',

  emailHint: 'An diese Adresse geht der Code.',
  address: 'Anschrift',
  sendCode: 'Einmalcode senden',
  sendingCode: 'Wird gesendet …',
  haveCode: 'Ich habe schon einen Code',
  otp: 'Einmalcode',
  otpHint: 'Sechs Ziffern aus der E-Mail, die wir Ihnen gesendet haben.',
  confirm: 'Einmalcode bestätigen',
  newCode: 'Neuen Code anfordern',

  unlocked: 'Freigeschaltetes Zertifikat',
  unlockedNamed: 'Freigeschaltet: {name}',
  openUntil: 'Geöffnet bis {time} Uhr',
  openForTwentyMinutes: 'Geöffnet bis 20 Minuten nach der Anforderung',
  newTab: 'In einem neuen Tab öffnen',
  save: 'Datei speichern',
  lockAgain: 'Wieder sperren',

  notices: {
    sent: '✅ Der Einmalcode wurde an Ihre E-Mail-Adresse gesendet!',
    refused: '⚠️ Der Einmalcode konnte nicht erzeugt werden.',
    notSent: '❌ Der Einmalcode konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    alreadySent: 'ℹ️ Der Einmalcode wurde schon gesendet. Bitte sehen Sie in Ihrem Postfach nach.',
    empty: '❌ Bitte geben Sie den Einmalcode ein.',
    wrong: '❌ Der Einmalcode ist ungültig! Bitte versuchen Sie es noch einmal.',
    notVerified: '❌ Die Prüfung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    unlocked: '✅ Der Einmalcode stimmt! Das Zertifikat ist freigeschaltet.',
    expired: 'ℹ️ Der Einmalcode ist abgelaufen. Bitte fordern Sie einen neuen an.',
  },
  startedAgain: 'Sie können einen neuen Code anfordern.',

  wrongEmail: 'Bitte geben Sie die E-Mail-Adresse an, an die der Code gehen soll.',
  requestFirst: 'Bitte fordern Sie zuerst einen Code an.',
  notChecked: 'Das kann zurzeit nicht geprüft werden.',
  noMail:
    'Diese Website kann zurzeit keine E-Mails senden, deshalb wurde kein Code gesendet. Bitte rufen Sie uns stattdessen an, oder schreiben Sie uns.',
  mailFailed:
    'Die E-Mail mit dem Code konnte nicht gesendet werden; bitte versuchen Sie es später noch einmal.',
  mayBeLate: 'Die E-Mail kann einige Minuten brauchen.',

  locked: 'Das Dokument ist gesperrt',
  lockedText: 'Fordern Sie einen Einmalcode an, um es freizuschalten.',
  lockedAgain: 'Das Dokument ist wieder gesperrt',
  unavailable: 'Das Dokument kann zurzeit nicht angezeigt werden',
  unavailableText:
    'Bitte versuchen Sie es in einigen Minuten noch einmal. Es bleibt bis 20 Minuten nach der Anforderung freigeschaltet.',
});
