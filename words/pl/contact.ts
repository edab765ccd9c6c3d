import { translation } from '../translation';

export const contact = translation('pl', 'contact', {
  letsTalk: 'Mają Państwo coś w planach? Porozmawiajmy.',
  viewOnMap: 'Zobacz na mapie',
  sendMessage: 'Wyślij wiadomość',
  purpose: 'Pytanie, zamówienie w realizacji lub wizyta: proszę napisać tutaj albo zadzwonić.',
  haveDrawing: '<strong>Mają Państwo rysunek?</strong> Proszę dołączyć go do zapytania ofertowego.',
  about: 'Państwa wiadomość dotyczy: <link>{name}</link>.',
  submit: 'Wyślij',
  submitting: 'Wysyłanie…',
  captcha: {
    waiting: 'Weryfikacja antyrobotowa Google reCAPTCHA wczyta się, gdy zaczną Państwo pisać.',
    loading: 'Trwa wczytywanie weryfikacji antyrobotowej…',
    failed: 'Nie udało się wczytać weryfikacji antyrobotowej. Wiadomość można mimo to wysłać.',
  },

  sent: 'Wiadomość została wysłana!',
  notSent: 'Nie udało się wysłać wiadomości.',
  stillHere: 'Wpisana treść nadal tu jest.',
  callOrWrite:
    'Można też zadzwonić pod numer <phone>{phone}</phone> lub napisać na adres <email>{email}</email>.',
  call: 'Można też zadzwonić pod numer <phone>{phone}</phone>.',
  write: 'Można też napisać na adres <email>{email}</email>.',
  result: {
    sent: 'Wiadomość wysłana',
    refused: 'Wiadomość nie została wysłana',
    none: 'Państwa wiadomość',
    refusedText: 'W formularzu nadal jest wpisana treść oraz informacja, dlaczego jej nie wysłano.',
    noneText:
      'W ciągu ostatnich dziesięciu minut z tej przeglądarki nie wysłano żadnej wiadomości. Tutaj można do nas napisać.',
    home: 'Wróć na stronę główną',
  },
  chooseSubject: 'Wybierz temat',

  noMessage: 'Proszę wpisać wiadomość.',
  wrongPhone: 'Proszę podać numer telefonu albo pozostawić to pole puste.',
  wrongSubject: 'Proszę wybrać jeden z tematów.',
  tooLong: {
    one: 'Proszę wpisać nie więcej niż 1 znak.',
    few: 'Proszę wpisać nie więcej niż {count} znaki.',
    many: 'Proszę wpisać nie więcej niż {count} znaków.',
    other: 'Proszę wpisać nie więcej niż {count} znaku.',
  },

  map: 'Mapa: {place}',
  showMap: 'Pokaż mapę',
  showMapOf: 'Pokaż mapę: {place}',
  mapNote: 'Mapy pochodzą z Google Maps i wczytują się tylko na Państwa życzenie.',
  kilometres: '{amount} km',
  northSign: 'N',
  north: '{degrees}°\u00a0N',
  south: '{degrees}°\u00a0S',
  east: '{degrees}°\u00a0E',
  west: '{degrees}°\u00a0W',
});
