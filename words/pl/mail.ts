import { translation } from '../translation';

export const mail = translation('pl', 'mail', {
  enquiry: {
    subject: 'Zapytanie ze strony internetowej: {name}',
    quoteSubject: 'Zapytanie ofertowe: {name}',
    wrote: 'Nadawca: {sender}. Wiadomość ze strony internetowej, {time}:',
    asksForQuote: 'Nadawca: {sender}. Zapytanie ofertowe ze strony internetowej, {time}:',
    line: '{name}: {value}',
    drawings: 'Rysunki:',
    drawing: '- {file} ({type}, {size})',
    drawingNotAttached: '- {file} ({type}, {size}), za duży na tę wiadomość: {command}',
    drawingNotTaken:
      '- {file} ({type}, {size}), odrzucony przez serwer poczty; do pobrania w edytorze lub: {command}',
    unchecked: 'W przypadku tego zapytania nie udało się przeprowadzić weryfikacji antyrobotowej.',
    end: 'Zapytanie nr {number}. Odpowiedź na tę wiadomość trafi bezpośrednio do nadawcy: {name}.',
    about: 'Dotyczy',
    page: 'Strona',
    referrer: 'Wejście z witryny',
    source: 'Źródło',
    medium: 'Medium',
    campaign: 'Kampania',
  },

  receipt: {
    subject: '{company}: Państwa wiadomość',
    quoteSubject: '{company}: Państwa zapytanie ofertowe',
    message: 'dziękujemy za wiadomość. Otrzymaliśmy ją i odpowiemy jak najszybciej.',
    quote:
      'dziękujemy za zapytanie ofertowe. Otrzymaliśmy je i odpowiemy, gdy tylko je przeanalizujemy.',
    text: `Dzień dobry,

{text}

Numer: {number}, data otrzymania: {time}.

Jeśli to nie Państwo do nas pisali, prosimy zignorować tę wiadomość.

{company}
`,
    quoteText: `Dzień dobry,

{text}

Numer: {number}, data otrzymania: {time}.
Części: {parts}. Rysunki: {drawings}.

Jeśli to nie Państwo do nas pisali, prosimy zignorować tę wiadomość.

{company}
`,
  },

  notStored: 'W tej chwili niczego nie można zapisać; prosimy zadzwonić lub napisać do nas.',

  code: {
    subject: '{company}: kod do certyfikatu',
    text: `Dzień dobry,

oto Państwa kod jednorazowy do certyfikatu:

{code}

Proszę wpisać go na stronie certyfikatu w ciągu 20 minut. Można go użyć tylko raz, a nowszy kod go zastępuje.

Jeśli nie prosili Państwo o kod, prosimy zignorować tę wiadomość; nic się nie stanie.

{company}
`,
  },
});
