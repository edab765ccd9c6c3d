import { translation } from '../translation';

export const pages = translation('de', 'pages', {
  '/': {
    name: 'Startseite',
    title: 'Was wir herstellen und wie Sie uns erreichen',
    description:
      'Was das Unternehmen herstellt und für wen, welche Leistungen und Produkte es anbietet und mit wem Sie darüber sprechen können.',
  },
  '/home-1': {
    name: 'Bauwesen',
    title: 'Produkte für das Bauwesen',
    description:
      'Was wir für das Bauwesen herstellen, mit unseren Leistungen und unseren neuesten Projekten.',
  },
  '/home-2': {
    name: 'Branchen',
    title: 'Produkte für die Industrie',
    description:
      'Die Branchen, die wir beliefern, was wir für jede von ihnen herstellen, und ein Formular für eine kostenlose Beratung: von der ersten Anfrage bis zur Lieferung.',
  },
  '/about': {
    name: 'Über uns',
    title: 'Über uns: wer wir sind und was wir herstellen',
    description: 'Wer wir sind, was wir herstellen, wer mit uns arbeitet und was für uns spricht.',
  },
  '/about-2': {
    name: 'Unsere Geschichte',
    title: 'Unsere Geschichte: wie wir wurden, was wir sind',
    description:
      'Die Geschichte des Unternehmens in drei Schritten, mit den Menschen und Gründen dahinter.',
  },
  '/service': {
    name: 'Leistungen',
    title: 'Leistungen: was wir für unsere Kunden tun',
    description:
      'Alles, was wir für unsere Kunden tun, jede Leistung mit Bildern, Kennwerten und Grenzen.',
  },
  '/service-2': {
    name: 'Leistungen im Überblick',
    title: 'Leistungen auf einen Blick',
    description:
      'Alle unsere Leistungen mit Bildern, kompakt im Überblick, um die richtige schnell zu finden.',
  },
  '/service-single': {
    name: 'Leistung im Fokus',
    title: 'Leistung im Fokus: wie ein Auftrag durch unsere Hände geht',
    description:
      'Eine Leistung aus der Nähe, mit Bildern, Kennwerten und Grenzen, als Beispiel für unsere Arbeitsweise.',
  },
  '/clients': {
    name: 'Kunden',
    title: 'Unsere Kunden: wer mit uns arbeitet',
    description: 'Die Unternehmen und Menschen, die bei uns bestellen, und was sie darüber sagen.',
  },
  '/manufacture': {
    name: 'Maschinenpark',
    title: 'Maschinenpark: worauf unsere Produkte entstehen',
    description:
      'Die Maschinen, Anlagen und Räume hinter den Produkten, die wir liefern, in Bildern.',
  },
  '/certificate': {
    name: 'Zertifikate',
    title: 'Zertifikate und Dokumente',
    description:
      'Unsere Zertifikate und das Dokument, das mit einem Einmalcode freigeschaltet wird.',
  },
  '/certificate/unlock': {
    name: 'Zertifikat freischalten',
    title: 'Das Zertifikat freischalten',
    description:
      'Die Schritte zum gesperrten Zertifikat für Browser ohne Skripte: Anforderung, Code, Dokument.',
  },
  '/portfolio': {
    name: 'Referenzen',
    title: 'Referenzen: was wir gefertigt haben',
    description:
      'Ausgewählte Produkte und Projekte in Bildern und die vollständigen Referenzen als Dokument zum Herunterladen.',
  },
  '/portfolio-details': {
    name: 'Ein Projekt im Detail',
    title: 'Ein Projekt im Detail: vom ersten Gespräch bis zur Lieferung',
    description:
      'Ein Projekt, von der Anfrage des Kunden über alle Stufen bis zur Lieferung begleitet.',
  },
  '/sustainability': {
    name: 'Nachhaltigkeit',
    title: 'Nachhaltigkeit: was wir dafür tun',
    description: 'Was wir für die Umwelt tun und was noch vor uns liegt, in Worten und Bildern.',
  },
  '/team-1': {
    name: 'Unser Team',
    title: 'Unser Team: die Menschen hinter den Produkten',
    description:
      'Die Menschen, die sich um Ihren Auftrag kümmern, von der ersten Frage bis zum Tag der Lieferung.',
  },
  '/team-2': {
    name: 'Team im Überblick',
    title: 'Unser Team auf einen Blick',
    description:
      'Unsere Mitarbeiter kompakt vorgestellt, mit ihren Aufgaben und wie Sie sie erreichen.',
  },
  '/team-3': {
    name: 'Menschen',
    title: 'Die Menschen im Unternehmen',
    description:
      'Die Menschen im Unternehmen in großen Porträts, und wofür sie verantwortlich sind.',
  },
  '/team-details': {
    name: 'Profil',
    title: 'Profil: der Mensch hinter Ihrem Auftrag',
    description:
      'Profil eines unserer Mitarbeiter: Aufgaben, Kenntnisse, Ausbildung und Kontaktmöglichkeiten.',
  },
  '/shop': {
    name: 'Shop',
    title: 'Shop: unsere Produkte',
    description: 'Unsere Produkte mit Bildern, technischen Daten, Dokumenten und Preis.',
  },
  '/shop/filtered': {
    name: 'Shop',
    title: 'Shop: eine Auswahl unserer Produkte',
    description:
      'Die Produkte unseres Shops, auf die Ihre Auswahl zutrifft: eine Kategorie, ein Werkstoff, ein Gewicht oder eine Größe.',
  },
  '/shop/compare': {
    name: 'Produkte vergleichen',
    title: 'Produkte nebeneinander',
    description: 'Bis zu drei Produkte unseres Shops nebeneinander, mit allen Daten.',
  },
  '/shop-details': {
    name: 'Produkt des Monats',
    title: 'Produkt des Monats: ein Produkt aus unserem Shop',
    description:
      'Ein Produkt unseres Shops, für diesen Monat ausgewählt: Bilder, technische Daten, Dokumente und Preis.',
  },
  '/shop-single': {
    name: 'Produkt im Blickpunkt',
    title: 'Produkt im Blickpunkt: näher betrachtet',
    description:
      'Ein Produkt unseres Shops näher betrachtet: Bilder, technische Daten und was Käufer dazu sagen.',
  },
  '/cart': {
    name: 'Warenkorb',
    title: 'Ihr Warenkorb',
    description:
      'Die Produkte, die Sie in den Warenkorb dieses Demo-Shops gelegt haben, mit Mengen und Summe.',
  },
  '/checkout': {
    name: 'Kasse',
    title: 'Kasse',
    description:
      'Der letzte Schritt dieses Demo-Shops: Adresse, Gutschein und Zahlung. Es wird keine Bestellung aufgegeben.',
  },
  '/blog': {
    name: 'Blog',
    title: 'Blog: was wir über unsere Arbeit schreiben',
    description:
      'Beiträge darüber, was wir herstellen und wie, und wie man gut einkauft, geschrieben von denen, die es tun.',
  },
  '/blog-2': {
    name: 'Notizen',
    title: 'Notizen in zwei Spalten',
    description: 'Kurze Beiträge unserer Mitarbeiter über ihre Arbeit, jeder mit einem Bild.',
  },
  '/blog-3': {
    name: 'Beiträge in Bildern',
    title: 'Beiträge in Bildern, in drei Spalten',
    description: 'Was wir immer wieder erklären, jedes Mal mit einem Bild und wenigen Worten.',
  },
  '/blog-right': {
    name: 'Beiträge nach Themen',
    title: 'Beiträge nach Themen, mit Suche',
    description: 'Unsere Beiträge neben einer Leiste mit Suche, Kategorien und Produkten.',
  },
  '/blog-single': {
    name: 'Beitrag',
    title: 'Der neueste Beitrag unseres Blogs',
    description:
      'Der neueste Beitrag unseres Blogs, daneben Suche, Kategorien und die letzten Beiträge.',
  },
  '/blog-single-right': {
    name: 'Neuester Beitrag',
    title: 'Neuester Beitrag, und was wir sonst geschrieben haben',
    description:
      'Der neueste Beitrag unseres Blogs, danach Suche, Kategorien und die letzten Beiträge.',
  },
  '/contact': {
    name: 'Kontakt',
    title: 'Kontakt: schreiben, anrufen oder besuchen',
    description:
      'Schreiben Sie uns, oder rufen Sie an: unsere Adressen mit Karten, Telefon und E-Mail und ein Formular für Ihre Anfrage.',
  },
  '/contact/about': {
    name: 'Kontakt',
    title: 'Kontakt zu einem Produkt oder einer Leistung',
    description:
      'Das Kontaktformular für eine Frage zu einem unserer Produkte oder einer unserer Leistungen, deren Name schon eingetragen ist.',
  },
  '/contact/result': {
    name: 'Ihre Nachricht',
    title: 'Was aus Ihrer Nachricht geworden ist',
    description:
      'Wohin das Kontaktformular in einem Browser ohne Skripte führt: gesendet, oder nicht gesendet und warum nicht.',
  },
  '/quote': {
    name: 'Angebot anfordern',
    title: 'Ein Angebot für Ihre Teile anfordern',
    description:
      'Sagen Sie uns, welche Teile Sie brauchen, wie viele und aus welchem Werkstoff, und senden Sie Ihre Zeichnungen: Wir antworten mit einem Preis.',
  },
  '/quote/result': {
    name: 'Ihre Anfrage',
    title: 'Was aus Ihrer Angebotsanfrage geworden ist',
    description:
      'Wohin das Formular für eine Angebotsanfrage in einem Browser ohne Skripte führt: gesendet, oder nicht gesendet und warum nicht.',
  },
  '/faq': {
    name: 'Häufige Fragen',
    title: 'Häufige Fragen: was Einkäufer uns fragen',
    description:
      'Antworten auf das, was Einkäufer am häufigsten fragen: wie man bestellt, was wir wissen müssen, Mengen, Preise und Lieferung.',
  },
  '/downloads': {
    name: 'Downloads',
    title: 'Downloads: Datenblätter, Zeichnungen und Modelle',
    description:
      'Datenblätter, Zeichnungen, CAD-Modelle, Zertifikate und Betriebsanleitungen zu dem, was wir herstellen, zum Herunterladen.',
  },
  '/downloads/filtered': {
    name: 'Downloads',
    title: 'Downloads: eine Auswahl unserer Dokumente',
    description: 'Die Dokumente einer Art, einer Produktgruppe oder einer Sprache.',
  },
  '/search': {
    name: 'Suche',
    title: 'Diese Website durchsuchen',
    description:
      'Produkte, Leistungen, Beiträge und Antworten: Suchen Sie nach einem Namen, einer Nummer oder einem Maß in allem, was auf dieser Website steht.',
  },
  '/privacy': {
    name: 'Datenschutz',
    title: 'Datenschutz: was diese Website speichert und wen sie kontaktiert',
    description:
      'Jeder Cookie und jeder Eintrag, den diese Website in Ihrem Browser speichert, was mit dem geschieht, was Sie senden, und wann ein anderes Unternehmen kontaktiert wird.',
  },
  '/error': {
    name: 'Seite nicht gefunden',
    title: 'Seite nicht gefunden',
    description: 'Was Besucher unter einer Adresse sehen, unter der diese Website keine Seite hat.',
  },
});
