import { translation } from '../translation';

export const contact = translation('it', 'contact', {
  letsTalk: 'Ha un progetto in mente? Parliamone.',
  viewOnMap: 'Vedi sulla mappa',
  sendMessage: 'Ci invii un messaggio',
  purpose: 'Per domande, un ordine in corso o una visita: ci scriva qui o ci telefoni.',
  haveDrawing: '<strong>Ha un disegno?</strong> Lo alleghi a una richiesta di offerta.',
  about: 'Il suo messaggio riguarda <link>{name}</link>.',
  submit: 'Invia ora',
  submitting: 'Invio in corso…',
  captcha: {
    waiting: 'Quando inizia a scrivere viene caricata una verifica anti-robot di Google reCAPTCHA.',
    loading: 'Caricamento della verifica anti-robot…',
    failed:
      'Non è stato possibile caricare la verifica anti-robot. Può comunque inviare il messaggio.',
  },

  sent: 'Il suo messaggio è stato inviato correttamente!',
  notSent: 'Non è stato possibile inviare il suo messaggio.',
  stillHere: 'Il testo che ha scritto è ancora qui.',
  callOrWrite:
    'Può anche chiamarci al numero <phone>{phone}</phone> o scriverci a <email>{email}</email>.',
  call: 'Può anche chiamarci al numero <phone>{phone}</phone>.',
  write: 'Può anche scriverci a <email>{email}</email>.',
  result: {
    sent: 'Messaggio inviato',
    refused: 'Messaggio non inviato',
    none: 'Il suo messaggio',
    refusedText: 'Il modulo contiene ancora il suo testo e indica perché non è stato inviato.',
    noneText:
      'Negli ultimi dieci minuti da questo browser non è stato inviato alcun messaggio. Può scriverci da qui.',
    home: 'Torna alla home',
  },
  chooseSubject: 'Scegli un argomento',

  noMessage: 'Scriva un messaggio.',
  wrongPhone: 'Indichi un numero di telefono valido oppure lasci vuoto il campo.',
  wrongSubject: 'Scelga uno degli oggetti proposti.',
  tooLong: {
    one: 'Scriva al massimo un carattere.',
    other: 'Scriva al massimo {count} caratteri.',
  },

  map: 'Mappa: {place}',
  showMap: 'Mostra la mappa',
  showMapOf: 'Mostra la mappa: {place}',
  mapNote: 'Le mappe provengono da Google Maps e vengono caricate solo su sua richiesta.',
  kilometres: '{amount} km',
  northSign: 'N',
  north: '{degrees}°\u00a0N',
  south: '{degrees}°\u00a0S',
  east: '{degrees}°\u00a0E',
  west: '{degrees}°\u00a0O',
});
