import { translation } from '../translation';

export const quote = translation('it', 'quote', {
  add: 'Aggiungi alla richiesta<name>: {name}</name>',
  added: 'Aggiunto alla sua richiesta di offerta',
  basketFull: {
    one: 'Una richiesta può contenere un solo articolo. Invii prima questa.',
    other: 'Una richiesta può contenere {count} articoli. Invii prima questa.',
  },
  basketLink: { one: 'Richiesta: 1 articolo', other: 'Richiesta: {count} articoli' },
  basket: 'Finora nella sua richiesta',

  introduction:
    'Invii i disegni oppure descriva ogni pezzo. Lasci vuoto ciò che non sa ancora: glielo chiederemo noi.',
  part: 'Pezzo {number}',
  product: 'Prodotto del nostro catalogo',
  finish: 'Finitura superficiale',
  neededBy: 'Consegna richiesta entro',
  notes: 'Note',
  anotherPart: 'Aggiungi un altro pezzo',
  moreOfPart: 'Altri dati su questo pezzo',
  drawings: 'Disegni',
  dropHere: 'Li trascini in un punto qualsiasi di questa pagina oppure li incolli.',
  drop: 'Rilasci per aggiungere i file',
  choose: 'Scegli i file',
  files: 'File',
  drawingsHint: {
    one: '{types}; al massimo un file, fino a {size}.',
    other: '{types}; al massimo {count} file, fino a {size} ciascuno.',
  },
  chooseLast:
    'Aggiunga prima tutti i pezzi: quando la pagina si ricarica, il browser dimentica i file scelti.',
  notTaken: 'Non accettato: {file}. {reason}',
  you: 'I suoi dati',
  moreOfYou: 'Altri dati',
  anythingElse: 'Altre informazioni',
  send: 'Invia la richiesta',
  sending: 'Invio in corso…',
  cancel: 'Annulla',

  byMail: 'Ci invii i disegni per e-mail',
  byMailText:
    'Al momento non possiamo ricevere disegni online. Ci scriva quali pezzi le servono e alleghi i disegni. Per ogni pezzo ci indichi ciò che sa già: quantità, materiale, finitura superficiale e la data entro la quale le serve.',
  contactUs: 'Ci contatti',

  help: {
    title: 'Che cosa ci serve',
    drawing: 'Un disegno di ogni pezzo',
    drawingText:
      'Oppure un modello, o entrambi. In mancanza, una descrizione con le dimensioni principali.',
    quantity: 'La quantità',
    quantityText: 'Per fornitura unica o su base annua. Indichi più quantità per confrontarle.',
    material: 'Materiale e finitura superficiale',
    materialText: 'Oppure a che cosa deve resistere il pezzo, se lascia a noi la scelta.',
    date: 'La data',
    dateText: 'Entro la quale i pezzi devono essere consegnati.',
    questions: 'Ha domande prima di inviare la richiesta?',
  },

  sent: 'La sua richiesta è stata inviata. Le risponderemo per e-mail.',
  sentWithout: 'Questi file non sono stati accettati. Tutto il resto è arrivato:',
  again: 'Richiedi un’altra offerta',
  notSent: 'Non è stato possibile inviare la sua richiesta.',
  cancelled: 'Non è stato inviato nulla. Tutto ciò che ha inserito è ancora qui.',
  mayHaveArrived:
    'La sua richiesta potrebbe essere arrivata: la risposta è andata persa. Se non riceve nostre notizie, la invii di nuovo. Tutto ciò che ha inserito è ancora qui.',
  chooseAgain: 'Il browser non conserva i file: scelga di nuovo i disegni.',

  nothingWanted: 'Descriva un pezzo o aggiunga un disegno.',
  writeLess: 'Qui scriva un testo più breve.',
  wrongPhone:
    '«{text}» non è un numero di telefono. Lo scriva con il prefisso internazionale: +44 114 496 0100.',
  tooManyParts: {
    one: 'Richieda al massimo un pezzo alla volta.',
    other: 'Richieda al massimo {count} pezzi diversi alla volta.',
  },
  tooManyFields: 'La richiesta ha più campi del modulo.',
  emptyFile: 'Questo file è vuoto.',
  unreadableFile: 'Non è stato possibile leggere questo file.',
  changedFile: 'Questo file è cambiato da quando lo ha scelto. Lo rimuova e lo scelga di nuovo.',
  wrongType: 'Questo file non è in formato {types}. Lo invii in uno di questi formati.',
  tooLarge: 'Questo file supera {size}. Lo invii compresso o per e-mail.',
  tooManyFiles: {
    one: 'È possibile inviare al massimo un file. Ne riunisca diversi in un unico file ZIP.',
    other: 'È possibile inviare al massimo {count} file. Ne riunisca diversi in un unico file ZIP.',
  },
  tooLargeTogether: {
    one: 'I disegni sono troppo grandi. Invii al massimo un file, fino a {size}, oppure li invii per e-mail.',
    other:
      'I disegni sono troppo grandi. Invii al massimo {count} file, fino a {size} ciascuno, oppure li invii per e-mail.',
  },
  notTakenNow: 'Al momento non possiamo ricevere disegni online. Ce li invii per e-mail.',
  manyUploads: 'In questo momento è in corso l’invio di molti disegni. Riprovi tra un minuto.',
  manyOfYours:
    'In questo momento è in corso l’invio di diversi disegni dalla sua connessione. Riprovi tra un minuto.',
  diskFull: 'Al momento non è possibile memorizzare i suoi disegni. Ce li invii per e-mail.',
});
