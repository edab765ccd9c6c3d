import { translation } from '../translation';

export const quote = translation('pl', 'quote', {
  add: 'Dodaj do zapytania<name>: {name}</name>',
  added: 'Dodano do zapytania ofertowego',
  basketFull: {
    one: 'Zapytanie może obejmować jedną część. Proszę najpierw wysłać to zapytanie.',
    few: 'Zapytanie może obejmować {count} części. Proszę najpierw wysłać to zapytanie.',
    many: 'Zapytanie może obejmować {count} części. Proszę najpierw wysłać to zapytanie.',
    other: 'Zapytanie może obejmować {count} części. Proszę najpierw wysłać to zapytanie.',
  },
  basketLink: {
    one: 'Zapytanie: 1 część',
    few: 'Zapytanie: {count} części',
    many: 'Zapytanie: {count} części',
    other: 'Zapytanie: {count} części',
  },
  basket: 'Dotychczas w Państwa zapytaniu',

  introduction:
    'Proszę przesłać rysunki lub opisać każdą część. Pola, których jeszcze nie da się wypełnić, proszę zostawić puste: dopytamy.',
  part: 'Część {number}',
  product: 'Produkt z naszego katalogu',
  finish: 'Wykończenie powierzchni',
  neededBy: 'Oczekiwany termin',
  notes: 'Uwagi',
  anotherPart: 'Dodaj kolejną część',
  moreOfPart: 'Więcej o tej części',
  drawings: 'Rysunki',
  dropHere: 'Można je upuścić w dowolnym miejscu tej strony lub wkleić.',
  drop: 'Upuść, aby dodać pliki',
  choose: 'Wybierz pliki',
  files: 'Pliki',
  drawingsHint: {
    one: '{types}; najwyżej jeden plik o wielkości do {size}.',
    few: '{types}; najwyżej {count} pliki o wielkości do {size} każdy.',
    many: '{types}; najwyżej {count} plików o wielkości do {size} każdy.',
    other: '{types}; najwyżej {count} pliku o wielkości do {size} każdy.',
  },
  chooseLast:
    'Najpierw proszę dodać wszystkie części: po ponownym wczytaniu strony przeglądarka nie pamięta wybranych plików.',
  notTaken: 'Nie przyjęto: {file}. {reason}',
  you: 'Państwa dane',
  moreOfYou: 'Więcej danych',
  anythingElse: 'Dodatkowe informacje',
  send: 'Wyślij zapytanie',
  sending: 'Wysyłanie…',
  cancel: 'Anuluj',

  byMail: 'Proszę przesłać nam rysunki e-mailem',
  byMailText:
    'Obecnie nie możemy przyjmować rysunków przez internet. Proszę napisać do nas, jakich części Państwo potrzebują, i załączyć rysunki. Dla każdej części proszę podać to, co już wiadomo: ilość, materiał, wykończenie powierzchni i oczekiwany termin dostawy.',
  contactUs: 'Skontaktuj się z nami',

  help: {
    title: 'Czego potrzebujemy',
    drawing: 'Rysunek każdej części',
    drawingText:
      'Albo model, albo jedno i drugie. Jeśli ich nie ma, wystarczy opis z głównymi wymiarami.',
    quantity: 'Ilość',
    quantityText: 'Jednorazowo lub rocznie. Można podać kilka wariantów ilościowych do porównania.',
    material: 'Materiał i wykończenie powierzchni',
    materialText:
      'Albo obciążenia i warunki, które część ma wytrzymać, jeśli wybór pozostawiają Państwo nam.',
    date: 'Termin',
    dateText: 'Na kiedy części mają być dostarczone.',
    questions: 'Chcą Państwo najpierw o coś zapytać?',
  },

  sent: 'Zapytanie zostało wysłane. Odpowiemy e-mailem.',
  sentWithout: 'Tych plików nie przyjęto. Wszystko inne do nas dotarło:',
  again: 'Wyślij kolejne zapytanie',
  notSent: 'Nie udało się wysłać zapytania.',
  cancelled: 'Nic nie wysłano. Wszystko, co Państwo wpisali, nadal tu jest.',
  mayHaveArrived:
    'Zapytanie mogło do nas dotrzeć, ale potwierdzenie zaginęło. Jeśli się nie odezwiemy, proszę wysłać zapytanie ponownie. Wszystko, co Państwo wpisali, nadal tu jest.',
  chooseAgain: 'Przeglądarka nie przechowuje plików: proszę ponownie wybrać rysunki.',

  nothingWanted: 'Proszę opisać część lub dodać rysunek.',
  writeLess: 'Proszę skrócić ten tekst.',
  wrongPhone:
    '„{text}” nie jest numerem telefonu. Proszę podać go z numerem kierunkowym kraju: +44 114 496 0100.',
  tooManyParts: {
    one: 'Jednorazowo można zapytać najwyżej o jedną część.',
    few: 'Jednorazowo można zapytać najwyżej o {count} części.',
    many: 'Jednorazowo można zapytać najwyżej o {count} części.',
    other: 'Jednorazowo można zapytać najwyżej o {count} części.',
  },
  tooManyFields: 'Zapytanie ma więcej pól niż formularz.',
  emptyFile: 'Ten plik jest pusty.',
  unreadableFile: 'Nie udało się odczytać tego pliku.',
  changedFile: 'Ten plik został zmieniony po wybraniu. Proszę go usunąć i wybrać ponownie.',
  wrongType: 'Nieobsługiwany format pliku. Proszę wysłać plik w formacie {types}.',
  tooLarge: 'Ten plik jest większy niż {size}. Proszę go spakować lub przesłać e-mailem.',
  tooManyFiles: {
    one: 'Można wysłać najwyżej jeden plik. Większą liczbę proszę spakować do jednego pliku ZIP.',
    few: 'Można wysłać najwyżej {count} pliki. Większą liczbę proszę spakować do jednego pliku ZIP.',
    many: 'Można wysłać najwyżej {count} plików. Większą liczbę proszę spakować do jednego pliku ZIP.',
    other:
      'Można wysłać najwyżej {count} pliku. Większą liczbę proszę spakować do jednego pliku ZIP.',
  },
  tooLargeTogether: {
    one: 'Rysunki są za duże. Proszę wysłać najwyżej jeden plik o wielkości do {size} albo przesłać rysunki e-mailem.',
    few: 'Rysunki są za duże. Proszę wysłać najwyżej {count} pliki o wielkości do {size} każdy albo przesłać rysunki e-mailem.',
    many: 'Rysunki są za duże. Proszę wysłać najwyżej {count} plików o wielkości do {size} każdy albo przesłać rysunki e-mailem.',
    other:
      'Rysunki są za duże. Proszę wysłać najwyżej {count} pliku o wielkości do {size} każdy albo przesłać rysunki e-mailem.',
  },
  notTakenNow:
    'Obecnie nie możemy przyjmować rysunków przez internet. Proszę przesłać je nam e-mailem.',
  manyUploads: 'Właśnie przesyłanych jest wiele rysunków. Proszę spróbować ponownie za minutę.',
  manyOfYours:
    'Z Państwa łącza przesyłanych jest właśnie kilka rysunków. Proszę spróbować ponownie za minutę.',
  diskFull: 'W tej chwili nie możemy zapisać rysunków. Proszę przesłać je nam e-mailem.',
});
