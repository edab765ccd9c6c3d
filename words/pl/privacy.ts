import { translation } from '../translation';

export const privacy = translation('pl', 'privacy', {
  kept: 'Co jest zapisywane w Państwa przeglądarce',
  keptText:
    'Podczas samego przeglądania tej witryny nic nie jest zapisywane. Poniższe dane powstają wyłącznie w wyniku tego, co Państwo robią, służą tylko temu, o co Państwo proszą, i odczytuje je wyłącznie ta witryna. Nie ma reklam ani profilowania.',
  entries: 'Dane zapisywane w Państwa przeglądarce',
  entryName: 'Nazwa',
  when: 'Kiedy są zapisywane',
  purpose: 'W jakim celu',
  lifetime: 'Na jak długo',
  cookie: 'Plik cookie',
  localStorage: 'Pamięć lokalna',
  minutes: {
    one: '1 minuta',
    few: '{count} minuty',
    many: '{count} minut',
    other: '{count} minuty',
  },
  cart: {
    when: 'Gdy dodają Państwo produkt do koszyka.',
    purpose: 'Pozycje koszyka: produkt, ilość, cena. Nigdy nie są do nas wysyłane.',
    lifetime: 'Do opróżnienia koszyka',
  },
  quote: {
    when: 'Gdy dodają Państwo produkt do zapytania ofertowego.',
    purpose: 'Produkty z zapytania: nazwa i ilość. Są wysyłane do nas wraz z formularzem.',
    lifetime: 'Do wysłania zapytania lub usunięcia z niego produktów',
  },
  code: {
    when: 'Gdy proszą Państwo o kod do certyfikatu lub innego dokumentu.',
    stepPurpose:
      'O który dokument Państwo poprosili, na którym etapie Państwo są i kiedy wysłano prośbę, aby po ponownym wczytaniu strony było to od razu widoczne.',
    stepLifetime: {
      one: 'Do ponownego otwarcia strony po wygaśnięciu kodu (1 minutę po wysłaniu prośby)',
      few: 'Do ponownego otwarcia strony po wygaśnięciu kodu ({count} minuty po wysłaniu prośby)',
      many: 'Do ponownego otwarcia strony po wygaśnięciu kodu ({count} minut po wysłaniu prośby)',
      other: 'Do ponownego otwarcia strony po wygaśnięciu kodu ({count} minuty po wysłaniu prośby)',
    },
    sessionPurpose:
      'Państwa adres e-mail, dokument, czas wysłania prośby oraz to, czy dokument jest odblokowany; zaszyfrowane tak, że odczytać je może tylko ta witryna.',
  },
  formResult: {
    message: 'Gdy wysyłają Państwo wiadomość, a przeglądarka nie wykonuje skryptów.',
    quote: 'Gdy wysyłają Państwo zapytanie ofertowe, a przeglądarka nie wykonuje skryptów.',
    certificate:
      'Gdy wysyłają Państwo formularz certyfikatu, a przeglądarka nie wykonuje skryptów.',
    purpose:
      'Losowy numer, pod którym witryna przechowuje odpowiedź na Państwa formularz oraz wpisaną treść, jeśli nie można było jej wysłać.',
  },

  sent: 'Co dzieje się z tym, co Państwo wysyłają',
  sentText:
    'Zapytanie jest zapisywane wraz z wpisaną treścią i wysyłane do nas e-mailem, abyśmy mogli Państwu odpowiedzieć. Razem z nim przekazywane są: produkt lub usługa, których dotyczy zapytanie, strona z formularzem, nazwa witryny, z której Państwo do nas trafili, oraz kampania wskazana w jej linku. Zapytanie ofertowe jest zapisywane w ten sam sposób, wraz z częściami i rysunkami. Prośba o kod do certyfikatu jest przechowywana wraz z podanymi danymi, a kod jest wysyłany na wskazany w niej adres e-mail. Aby nikt nie mógł zasypać formularzy zgłoszeniami ani odgadywać kodów, witryna zlicza przez najwyżej dwadzieścia minut, jak często korzystano z nich z danego adresu IP lub z danym adresem e-mail.',
  measured:
    'Gdy opuszczają Państwo stronę, przeglądarka przekazuje tej witrynie informację o tym, jak szybko strona reagowała: adres strony w tej witrynie i najwyżej pięć wartości liczbowych. Są one zapisywane bez Państwa adresu IP, bez plików cookie i bez jakiegokolwiek numeru, który pozwalałby odróżniać odwiedzających, i nie trafiają do nikogo innego. Przeglądarka, która prosi o nieśledzenie, niczego nie wysyła.',
  counted:
    'Witryna zlicza w podziale na dni, jak często otwierano każdą stronę i każdy plik, z jakich witryn przyszli odwiedzający, które adresy prowadziły donikąd i ile zapytań wysłano. Są to wyłącznie liczby: nie zapisuje się przy nich adresu IP, plików cookie ani niczego, co pozwalałoby odróżniać odwiedzających.',
  demonstration:
    'Koszyk, kasa, opinie i komentarze mają charakter demonstracyjny: niczego nie wysyłają.',

  others: 'Kiedy przeglądarka łączy się z inną firmą',
  othersText:
    'Żadna strona sama z siebie nie wczytuje niczego od innych podmiotów. Dopiero gdy skorzystają Państwo z jednej z poniższych usług, przeglądarka łączy się z wymienioną firmą, która widzi wtedy Państwa adres IP i może zapisywać własne pliki cookie.',
  othersTextWithStatistics:
    'Statystyka odwiedzin jest wczytywana przy pierwszym kliknięciu, naciśnięciu klawisza lub przewinięciu, nigdy jednak przez przeglądarkę, która prosi o nieśledzenie (Do Not Track, Global Privacy Control). Poza tym żadna strona sama z siebie nie wczytuje niczego od innych podmiotów. Dopiero gdy skorzystają Państwo z jednej z poniższych usług, przeglądarka łączy się z wymienioną firmą, która widzi wtedy Państwa adres IP i może zapisywać własne pliki cookie.',
  othersTable: 'Usługi innych firm',
  service: 'Usługa',
  contacted: 'Adres połączenia',
  othersWhen: 'Kiedy',
  film: { when: 'Gdy uruchomią Państwo film.' },
  map: { name: 'Mapa', when: 'Gdy wybiorą Państwo „Pokaż mapę”.' },
  captcha: {
    name: 'Weryfikacja antyrobotowa',
    when: 'Gdy zaczną Państwo pisać w formularzu z tą weryfikacją.',
  },
  statistics: {
    name: 'Statystyka odwiedzin',
    when: 'Przy pierwszym kliknięciu, naciśnięciu klawisza lub przewinięciu, chyba że przeglądarka prosi o nieśledzenie.',
  },

  questions: 'Pytania i Państwa dane',
  questionsText:
    'Mogą Państwo zapytać, jakie dane o Państwu przechowujemy, oraz zażądać ich poprawienia lub usunięcia: proszę napisać przez <link>stronę kontaktową</link>. To, co przechowuje przeglądarka, można w każdej chwili usunąć w jej ustawieniach.',
  questionsTextWithEmail:
    'Mogą Państwo zapytać, jakie dane o Państwu przechowujemy, oraz zażądać ich poprawienia lub usunięcia: proszę napisać przez <link>stronę kontaktową</link> lub na adres <email>{email}</email>. To, co przechowuje przeglądarka, można w każdej chwili usunąć w jej ustawieniach.',
});
