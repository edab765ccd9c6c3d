import { translation } from '../translation';

export const pages = translation('pl', 'pages', {
  '/': {
    name: 'Strona główna',
    title: 'Co produkujemy i jak się z nami skontaktować',
    description:
      'Co firma produkuje i dla kogo, jakie usługi i produkty oferuje oraz z kim można o nich porozmawiać.',
  },
  '/home-1': {
    name: 'Budownictwo',
    title: 'Produkty dla budownictwa',
    description: 'Co produkujemy dla budownictwa, a także nasze usługi i najnowsze realizacje.',
  },
  '/home-2': {
    name: 'Branże',
    title: 'Produkty dla przemysłu',
    description:
      'Branże, dla których pracujemy, co produkujemy dla każdej z nich oraz formularz bezpłatnej konsultacji: od pierwszego zapytania do dostawy.',
  },
  '/about': {
    name: 'O nas',
    title: 'O nas: kim jesteśmy i co produkujemy',
    description: 'Kim jesteśmy, co produkujemy, kto z nami współpracuje i co za nami przemawia.',
  },
  '/about-2': {
    name: 'Nasza historia',
    title: 'Nasza historia: jak staliśmy się tym, kim jesteśmy',
    description: 'Historia firmy w trzech krokach, wraz z ludźmi i powodami, które za nią stoją.',
  },
  '/service': {
    name: 'Usługi',
    title: 'Usługi: co robimy dla klientów',
    description:
      'Wszystko, co robimy dla klientów; każda usługa ze zdjęciami, parametrami i ograniczeniami.',
  },
  '/service-2': {
    name: 'Przegląd usług',
    title: 'Przegląd naszych usług',
    description:
      'Zwięzły przegląd wszystkich naszych usług ze zdjęciami, aby szybko znaleźć właściwą.',
  },
  '/service-single': {
    name: 'Usługa z bliska',
    title: 'Usługa z bliska: jak realizujemy zamówienie',
    description:
      'Jedna usługa pokazana z bliska, ze zdjęciami, parametrami i ograniczeniami, jako przykład naszej pracy.',
  },
  '/clients': {
    name: 'Nasi klienci',
    title: 'Nasi klienci: kto z nami współpracuje',
    description: 'Firmy i osoby, które u nas zamawiają, oraz ich opinie.',
  },
  '/manufacture': {
    name: 'Park maszynowy',
    title: 'Park maszynowy: na czym powstają nasze produkty',
    description: 'Maszyny i hale, w których powstają dostarczane przez nas produkty, na zdjęciach.',
  },
  '/certificate': {
    name: 'Certyfikaty',
    title: 'Certyfikaty i dokumenty',
    description: 'Nasze certyfikaty oraz dokument, który odblokowuje się kodem jednorazowym.',
  },
  '/certificate/unlock': {
    name: 'Odblokowanie certyfikatu',
    title: 'Odblokowanie certyfikatu',
    description:
      'Etapy dostępu do zablokowanego certyfikatu w przeglądarkach bez skryptów: prośba, kod, dokument.',
  },
  '/portfolio': {
    name: 'Realizacje',
    title: 'Realizacje: co wykonaliśmy',
    description:
      'Wybrane produkty i projekty na zdjęciach oraz pełny katalog realizacji jako dokument do pobrania.',
  },
  '/portfolio-details': {
    name: 'Szczegóły projektu',
    title: 'Szczegóły projektu: od pierwszej rozmowy do dostawy',
    description:
      'Jeden projekt pokazany od zapytania klienta, przez wszystkie etapy, aż do dostawy.',
  },
  '/sustainability': {
    name: 'Zrównoważony rozwój',
    title: 'Zrównoważony rozwój: co dla niego robimy',
    description: 'Co robimy dla środowiska i co jeszcze przed nami, w słowach i na zdjęciach.',
  },
  '/team-1': {
    name: 'Nasz zespół',
    title: 'Nasz zespół: ludzie, którzy stoją za produktami',
    description:
      'Ludzie, którzy zajmują się Państwa zamówieniem, od pierwszego pytania do dnia dostawy.',
  },
  '/team-2': {
    name: 'Zespół w skrócie',
    title: 'Nasz zespół w skrócie',
    description:
      'Nasi pracownicy w zwięzłym przeglądzie: czym się zajmują i jak się z nimi skontaktować.',
  },
  '/team-3': {
    name: 'Ludzie',
    title: 'Ludzie naszej firmy',
    description: 'Ludzie naszej firmy na dużych portretach i to, za co odpowiadają.',
  },
  '/team-details': {
    name: 'Profil',
    title: 'Profil: osoba, która stoi za Państwa zamówieniem',
    description:
      'Profil jednego z naszych pracowników: zakres obowiązków, umiejętności, wykształcenie i możliwości kontaktu.',
  },
  '/shop': {
    name: 'Sklep',
    title: 'Sklep: nasze produkty',
    description: 'Nasze produkty ze zdjęciami, danymi technicznymi, dokumentami i ceną.',
  },
  '/shop/filtered': {
    name: 'Sklep',
    title: 'Sklep: wybrane produkty',
    description:
      'Produkty z naszego sklepu, które spełniają wybrane kryteria: kategorię, materiał, masę lub wymiar.',
  },
  '/shop/compare': {
    name: 'Porównanie produktów',
    title: 'Produkty obok siebie',
    description: 'Do trzech produktów z naszego sklepu obok siebie, ze wszystkimi danymi.',
  },
  '/shop-details': {
    name: 'Produkt miesiąca',
    title: 'Produkt miesiąca: jeden produkt z naszego sklepu',
    description:
      'Produkt z naszego sklepu wybrany na ten miesiąc: zdjęcia, dane techniczne, dokumenty i cena.',
  },
  '/shop-single': {
    name: 'Polecany produkt',
    title: 'Polecany produkt z bliska',
    description:
      'Jeden produkt z naszego sklepu z bliska: zdjęcia, dane techniczne i opinie kupujących.',
  },
  '/cart': {
    name: 'Koszyk',
    title: 'Państwa koszyk',
    description:
      'Produkty dodane do koszyka w tym sklepie demonstracyjnym, z ilością i łączną kwotą.',
  },
  '/checkout': {
    name: 'Kasa',
    title: 'Kasa',
    description:
      'Ostatni krok w tym sklepie demonstracyjnym: adres, kod rabatowy i płatność. Żadne zamówienie nie zostaje złożone.',
  },
  '/blog': {
    name: 'Blog',
    title: 'Blog: co piszemy o swojej pracy',
    description:
      'Wpisy o tym, co i jak produkujemy, oraz o tym, jak dobrze kupować, pisane przez tych, którzy się tym zajmują.',
  },
  '/blog-2': {
    name: 'Notatki',
    title: 'Notatki w dwóch kolumnach',
    description: 'Krótkie wpisy naszych pracowników o ich pracy, każdy ze zdjęciem.',
  },
  '/blog-3': {
    name: 'Wpisy ze zdjęciami',
    title: 'Wpisy ze zdjęciami w trzech kolumnach',
    description: 'To, co wyjaśniamy wciąż na nowo, zawsze z jednym zdjęciem i w kilku słowach.',
  },
  '/blog-right': {
    name: 'Wpisy według tematów',
    title: 'Wpisy według tematów, z wyszukiwaniem',
    description: 'Nasze wpisy, a obok nich panel z wyszukiwaniem, kategoriami i produktami.',
  },
  '/blog-single': {
    name: 'Wpis',
    title: 'Najnowszy wpis na naszym blogu',
    description: 'Najnowszy wpis na naszym blogu, a obok wyszukiwanie, kategorie i ostatnie wpisy.',
  },
  '/blog-single-right': {
    name: 'Najnowszy wpis',
    title: 'Najnowszy wpis i co jeszcze napisaliśmy',
    description:
      'Najnowszy wpis na naszym blogu, a pod nim wyszukiwanie, kategorie i ostatnie wpisy.',
  },
  '/contact': {
    name: 'Kontakt',
    title: 'Kontakt: wiadomość, telefon lub wizyta',
    description:
      'Prosimy o wiadomość lub telefon: nasze adresy z mapami, telefon i e-mail oraz formularz zapytania.',
  },
  '/contact/about': {
    name: 'Kontakt',
    title: 'Kontakt w sprawie produktu lub usługi',
    description:
      'Formularz kontaktowy do pytań o jeden z naszych produktów lub jedną z usług, z wpisaną już nazwą.',
  },
  '/contact/result': {
    name: 'Państwa wiadomość',
    title: 'Co stało się z Państwa wiadomością',
    description:
      'Dokąd prowadzi formularz kontaktowy w przeglądarce bez skryptów: wysłano albo nie wysłano i dlaczego.',
  },
  '/quote': {
    name: 'Zapytanie ofertowe',
    title: 'Zapytanie ofertowe na Państwa części',
    description:
      'Proszę podać, jakich części, w jakiej ilości i z jakiego materiału Państwo potrzebują, oraz przesłać rysunki: w odpowiedzi podamy cenę.',
  },
  '/quote/result': {
    name: 'Państwa zapytanie',
    title: 'Co stało się z Państwa zapytaniem ofertowym',
    description:
      'Dokąd prowadzi formularz zapytania ofertowego w przeglądarce bez skryptów: wysłano albo nie wysłano i dlaczego.',
  },
  '/faq': {
    name: 'Częste pytania',
    title: 'Częste pytania: o co pytają nas kupujący',
    description:
      'Odpowiedzi na najczęstsze pytania kupujących: jak zamawiać, co musimy wiedzieć, ilości, ceny i dostawa.',
  },
  '/downloads': {
    name: 'Do pobrania',
    title: 'Do pobrania: karty katalogowe, rysunki i modele',
    description:
      'Karty katalogowe, rysunki, modele CAD, certyfikaty i instrukcje obsługi naszych wyrobów do pobrania.',
  },
  '/downloads/filtered': {
    name: 'Do pobrania',
    title: 'Do pobrania: wybrane dokumenty',
    description: 'Dokumenty jednego rodzaju, jednej grupy produktów lub w jednym języku.',
  },
  '/search': {
    name: 'Wyszukiwanie',
    title: 'Przeszukaj tę witrynę',
    description:
      'Produkty, usługi, wpisy i odpowiedzi: wyszukiwanie nazwy, numeru lub wymiaru we wszystkim, co zawiera ta witryna.',
  },
  '/privacy': {
    name: 'Prywatność',
    title: 'Prywatność: co ta witryna zapisuje i z kim się łączy',
    description:
      'Każdy plik cookie i każdy zapis, który ta witryna przechowuje w przeglądarce, co dzieje się z tym, co Państwo wysyłają, i kiedy następuje połączenie z inną firmą.',
  },
  '/error': {
    name: 'Nie znaleziono strony',
    title: 'Nie znaleziono strony',
    description:
      'To, co widzą odwiedzający pod adresem, pod którym ta witryna nie ma żadnej strony.',
  },
});
