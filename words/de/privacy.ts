import { translation } from '../translation';

export const privacy = translation('de', 'privacy', {
  kept: 'Was in Ihrem Browser gespeichert wird',
  keptText:
    'Beim Lesen dieser Website wird nichts gespeichert. Die folgenden Einträge entstehen nur durch das, was Sie tun, dienen nur dem, was Sie angefordert haben, und werden nur von dieser Website gelesen. Es gibt keine Werbung, und es werden keine Profile gebildet.',
  entries: 'Einträge in Ihrem Browser',
  entryName: 'Name',
  when: 'Wann gespeichert',
  purpose: 'Wozu',
  lifetime: 'Wie lange',
  cookie: 'Cookie',
  localStorage: 'Lokaler Speicher',
  minutes: { one: '1 Minute', other: '{count} Minuten' },
  cart: {
    when: 'Sie legen ein Produkt in den Warenkorb.',
    purpose: 'Die Zeilen Ihres Warenkorbs: Produkt, Menge, Preis. Sie werden nie an uns gesendet.',
    lifetime: 'Bis Sie den Warenkorb leeren',
  },
  quote: {
    when: 'Sie nehmen ein Produkt in eine Angebotsanfrage auf.',
    purpose:
      'Die Produkte Ihrer Anfrage: Name und Menge. Sie werden mit dem Formular an uns gesendet.',
    lifetime: 'Bis Sie die Anfrage senden oder die Produkte aus ihr entfernen',
  },
  code: {
    when: 'Sie fordern einen Code für das Zertifikat oder ein anderes Dokument an.',
    stepPurpose:
      'Welches Dokument Sie angefordert haben, bei welchem Schritt Sie sind und wann Sie es angefordert haben, damit der Stand nach einem Neuladen sofort wieder da ist.',
    stepLifetime: {
      one: 'Bis Sie die Seite wieder öffnen, nachdem der Code (eine Minute nach der Anforderung) abgelaufen ist',
      other:
        'Bis Sie die Seite wieder öffnen, nachdem der Code ({count} Minuten nach der Anforderung) abgelaufen ist',
    },
    sessionPurpose:
      'Ihre E-Mail-Adresse, das Dokument, der Zeitpunkt der Anforderung und ob das Dokument freigeschaltet ist, alles so verschlüsselt, dass nur diese Website es lesen kann.',
  },
  formResult: {
    message: 'Sie senden eine Nachricht, während Ihr Browser keine Skripte ausführt.',
    quote: 'Sie senden eine Angebotsanfrage, während Ihr Browser keine Skripte ausführt.',
    certificate:
      'Sie senden ein Formular des Zertifikats, während Ihr Browser keine Skripte ausführt.',
    purpose:
      'Eine zufällige Nummer, unter der die Website die Antwort auf Ihr Formular aufbewahrt und, falls es nicht gesendet werden konnte, auch Ihre Eingaben.',
  },

  sent: 'Was aus dem wird, was Sie senden',
  sentText:
    'Eine Anfrage wird mit dem, was Sie geschrieben haben, gespeichert und uns per E-Mail gesendet, damit wir Ihnen antworten können. Dazu kommen das Produkt oder die Leistung, nach der Sie gefragt haben, die Seite des Formulars, der Name der Website, von der Sie gekommen sind, und die Kampagne, die deren Link nennt. Eine Angebotsanfrage wird ebenso gespeichert, mit ihren Teilen und Zeichnungen. Die Anforderung eines Codes für ein Zertifikat wird mit Ihren Angaben gespeichert, und der Code geht an die darin genannte E-Mail-Adresse. Damit niemand die Formulare überfluten oder Codes erraten kann, zählt die Website höchstens zwanzig Minuten lang, wie oft eine Internetadresse (IP-Adresse) oder eine E-Mail-Adresse sie benutzt hat.',
  measured:
    'Wenn Sie eine Seite verlassen oder in den Hintergrund legen, teilt Ihr Browser dieser Website mit, wie schnell die Seite reagiert hat: ihre Adresse auf dieser Website und bis zu fünf Zahlen. Sie werden ohne Ihre Internetadresse, ohne Cookie und ohne irgendeine Nummer festgehalten, an der sich Besucher unterscheiden ließen, und gehen an niemanden sonst. Ein Browser, der darum bittet, nicht verfolgt zu werden, sendet nichts.',
  counted:
    'Die Website zählt je Tag, wie oft jede Seite und jede Datei geöffnet wurde, von welchen Websites Besucher kamen, welche Adressen ins Leere führten und wie viele Anfragen gesendet wurden. Das sind reine Zahlen: Keine Internetadresse, kein Cookie und nichts, woran sich Besucher unterscheiden ließen, wird dabei gespeichert.',
  demonstration:
    'Warenkorb, Kasse, Bewertungen und Kommentare dienen nur der Vorführung: Sie senden nichts.',

  others: 'Wann ein anderes Unternehmen kontaktiert wird',
  othersText:
    'Keine Seite lädt von sich aus etwas von Dritten. Erst wenn Sie einen der folgenden Dienste anfordern, wendet sich Ihr Browser an das genannte Unternehmen, das dann Ihre Internetadresse sieht und eigene Cookies speichern kann.',
  othersTextWithStatistics:
    'Die Besucherstatistik wird geladen, wenn Sie zum ersten Mal klicken, tippen oder scrollen, und nie von einem Browser, der darum bittet, nicht verfolgt zu werden (Do Not Track, Global Privacy Control). Davon abgesehen lädt keine Seite von sich aus etwas von Dritten. Erst wenn Sie einen der folgenden Dienste anfordern, wendet sich Ihr Browser an das genannte Unternehmen, das dann Ihre Internetadresse sieht und eigene Cookies speichern kann.',
  othersTable: 'Dienste anderer Unternehmen',
  service: 'Dienst',
  contacted: 'Kontaktiert',
  othersWhen: 'Wann',
  film: { when: 'Sie starten das Video.' },
  map: { name: 'Karte', when: 'Sie wählen „Karte anzeigen“.' },
  captcha: {
    name: 'Prüfung, ob ein Mensch schreibt',
    when: 'Sie beginnen, in einem Formular mit dieser Prüfung zu schreiben.',
  },
  statistics: {
    name: 'Besucherstatistik',
    when: 'Sie klicken, tippen oder scrollen zum ersten Mal, es sei denn, Ihr Browser bittet darum, nicht verfolgt zu werden.',
  },

  questions: 'Fragen und Ihre Daten',
  questionsText:
    'Fragen Sie, was wir über Sie gespeichert haben, oder lassen Sie es berichtigen oder löschen: Schreiben Sie uns über die <link>Kontaktseite</link>. Was Ihr Browser speichert, können Sie jederzeit in dessen Einstellungen löschen.',
  questionsTextWithEmail:
    'Fragen Sie, was wir über Sie gespeichert haben, oder lassen Sie es berichtigen oder löschen: Schreiben Sie uns über die <link>Kontaktseite</link> oder an <email>{email}</email>. Was Ihr Browser speichert, können Sie jederzeit in dessen Einstellungen löschen.',
});
