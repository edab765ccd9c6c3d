import { translation } from '../translation';

export const certificate = translation('pl', 'certificate', {
  requestCode: 'Poproś o kod',

  requestText: 'Wyślemy kod jednorazowy na Państwa adres e-mail.',
  code: 'Wpisz kod',
  codeText: 'Jest ważny przez 20 minut i można go użyć tylko raz.',
  read: 'Przeczytaj dokument',
  readText: 'Pozostaje otwarty do upływu tych 20 minut.',

  emailHint: 'Na ten adres wyślemy kod.',
  address: 'Adres pocztowy',
  sendCode: 'Wyślij kod',
  sendingCode: 'Wysyłanie…',
  haveCode: 'Mam już kod',
  otp: 'Kod jednorazowy',
  otpHint: 'Sześć cyfr z wiadomości e-mail, którą do Państwa wysłaliśmy.',
  confirm: 'Potwierdź kod',
  newCode: 'Poproś o nowy kod',

  unlocked: 'Odblokowany certyfikat',
  unlockedNamed: 'Odblokowano: {name}',
  openUntil: 'Otwarty do godz. {time}',
  openForTwentyMinutes: 'Otwarty przez 20 minut od wysłania prośby o kod',
  newTab: 'Otwórz w nowej karcie',
  save: 'Zapisz plik',
  lockAgain: 'Zablokuj ponownie',

  notices: {
    sent: '✅ Kod jednorazowy został wysłany na Państwa adres e-mail!',
    refused: '⚠️ Nie udało się wygenerować kodu jednorazowego.',
    notSent: '❌ Nie udało się wysłać kodu jednorazowego. Proszę spróbować ponownie.',
    alreadySent: 'ℹ️ Kod jednorazowy został już wysłany. Proszę sprawdzić pocztę.',
    empty: '❌ Proszę wpisać kod jednorazowy.',
    wrong: '❌ Nieprawidłowy kod jednorazowy! Proszę spróbować ponownie.',
    notVerified: '❌ Weryfikacja nie powiodła się. Proszę spróbować ponownie.',
    unlocked: '✅ Kod jednorazowy jest poprawny! Certyfikat został odblokowany.',
    expired: 'ℹ️ Kod jednorazowy wygasł. Można poprosić o nowy.',
  },
  startedAgain: 'Można poprosić o nowy kod.',

  wrongEmail: 'Proszę podać adres e-mail, na który mamy wysłać kod.',
  requestFirst: 'Najpierw trzeba poprosić o kod.',
  notChecked: 'W tej chwili nie można tego sprawdzić.',
  noMail:
    'Ta witryna nie może obecnie wysyłać e-maili, dlatego kod nie został wysłany. Prosimy zadzwonić lub napisać do nas.',
  mailFailed: 'Nie udało się wysłać wiadomości z kodem; proszę spróbować później.',
  mayBeLate: 'Wiadomość może dotrzeć dopiero po kilku minutach.',

  locked: 'Dokument jest zablokowany',
  lockedText: 'Aby go odblokować, trzeba poprosić o kod jednorazowy.',
  lockedAgain: 'Dokument został ponownie zablokowany',
  unavailable: 'W tej chwili nie można wyświetlić dokumentu',
  unavailableText:
    'Proszę spróbować ponownie za kilka minut. Dokument pozostaje odblokowany przez 20 minut od wysłania prośby o kod.',
});
