import { translation } from '../translation';

export const errors = translation('pl', 'errors', {
  notFound: {
    title: 'Nie znaleziono strony.',
    text: 'Strona, której Państwo szukają, nie istnieje.',
    home: 'NA STRONĘ GŁÓWNĄ',
  },
  failed: {
    documentTitle: 'Nie udało się wyświetlić tej strony',
    title: 'Nie udało się wyświetlić tej strony.',
    text: 'Wystąpił błąd po naszej stronie. Zwykle pomaga ponowna próba za chwilę.',
    retry: 'Spróbuj ponownie',
    home: 'Wróć na stronę główną',
    reference: 'Numer błędu: {id}',
  },
  notLoaded: {
    title: 'Ta strona wkrótce się pojawi',
    text: 'Jej treści nie można w tej chwili pobrać. Ukaże się tutaj, gdy tylko będzie to możliwe.',
  },
  unavailable: {
    site: 'Strona internetowa',
    title: '{company}: zaraz wracamy',
    text: 'Strony internetowej nie można teraz wyświetlić. Proszę spróbować ponownie za chwilę.',
    orCallBelow:
      'Strony internetowej nie można teraz wyświetlić. Proszę spróbować ponownie za chwilę lub do nas zadzwonić: ',
    orCall:
      'Strony internetowej nie można teraz wyświetlić. Proszę spróbować ponownie za chwilę lub do nas zadzwonić: {phone}',
  },
  limits: {
    title: 'Proszę czekać',
    home: 'Na stronę główną',
    messages:
      'Z Państwa łącza nadeszło w krótkim czasie kilka wiadomości. Proszę odczekać kilka minut lub do nas zadzwonić.',
    codes:
      'W krótkim czasie poproszono o kilka kodów. Proszę odczekać kilka minut, a potem poprosić o kod ponownie.',
    tries: 'Zbyt wiele razy wpisano błędny kod. Trzeba poprosić o nowy.',
    loads: 'W krótkim czasie stronę wczytano bardzo wiele razy. Proszę odczekać kilka minut.',
    pagesMade:
      'Dla Państwa łącza utworzono w krótkim czasie wiele stron. Proszę odczekać kilka minut.',
    searches:
      'Z Państwa łącza wykonano w krótkim czasie wiele wyszukiwań. Proszę odczekać kilka minut.',
    views: 'Z Państwa łącza otwarto w krótkim czasie wiele stron.',
    measurements: 'Z Państwa łącza nadeszło w krótkim czasie wiele pomiarów.',
  },
  plainResult: {
    done: 'Gotowe',
    goOn: 'Dalej',
    notSent: 'Nie wysłano',
    goBack: '{reason} Proszę wrócić: wpisana treść nadal tam jest.',
  },
  form: {
    check: 'Proszę sprawdzić wprowadzone dane.',
    unreadable: 'Nie udało się odczytać żądania.',
    unknown: 'Wystąpił błąd po naszej stronie. Proszę spróbować później.',
    mayHaveArrived:
      'Nie nadeszła odpowiedź, więc nie wiemy, czy dane do nas dotarły. Proszę wysłać je ponownie.',
    ownSiteOnly: 'Formularz można wysłać tylko z tej witryny.',
    wrongFormat: 'Proszę wysłać żądanie jako formularz.',
    jsonOrForm: 'Proszę wysłać formularz jako JSON lub jako zwykły formularz.',
    tooLong: 'Wiadomość jest za długa. Proszę wysłać najwyżej {amount} kB.',
    quick: 'To było bardzo szybko. Proszę odczekać dwie sekundy i wysłać ponownie.',
    leaveEmpty: 'To pole proszę pozostawić puste.',
    name: 'Proszę podać imię i nazwisko.',
    email: 'Proszę podać adres e-mail, na który możemy odpowiedzieć.',
    tooManySigns: {
      one: 'Proszę wpisać tu nie więcej niż 1 znak.',
      few: 'Proszę wpisać tu nie więcej niż {count} znaki.',
      many: 'Proszę wpisać tu nie więcej niż {count} znaków.',
      other: 'Proszę wpisać tu nie więcej niż {count} znaku.',
    },
    captcha: 'Proszę potwierdzić, że formularza nie wypełnia robot, i wysłać ponownie.',
    ofFile: '{file}: {reason}',
  },
  noBlog: 'Nie ma tu bloga.',
  noDataSheet: 'Nie ma takiej karty katalogowej.',
  noFile: 'Nie ma takiego pliku.',
  noFilePart: 'Ta część pliku nie istnieje.',
  fileUnreachable: 'Pliku nie można w tej chwili pobrać.',
  fileTooLarge: 'Plik jest za duży.',
  contentNotLoaded: 'Treść nie została jeszcze wczytana.',
  previewEnded: 'Ten link wygasł. Proszę ponownie otworzyć podgląd w edytorze.',
});
