import { translation } from '../translation';

export const errors = translation('it', 'errors', {
  notFound: {
    title: 'Pagina non trovata.',
    text: 'La pagina cercata non esiste.',
    home: 'TORNA ALLA HOME',
  },
  failed: {
    documentTitle: 'Impossibile visualizzare questa pagina',
    title: 'Impossibile visualizzare questa pagina.',
    text: 'Si è verificato un errore da parte nostra. Di solito basta riprovare tra qualche istante.',
    retry: 'Riprova',
    home: 'Torna alla home',
    reference: 'Riferimento {id}',
  },
  notLoaded: {
    title: 'La pagina è in arrivo',
    text: 'Al momento non è possibile recuperarne il contenuto. Comparirà qui appena possibile.',
  },
  unavailable: {
    site: 'Il sito',
    title: '{company} torna online tra poco',
    text: 'Al momento non è possibile visualizzare il sito. Riprovi tra poco.',
    orCallBelow:
      'Al momento non è possibile visualizzare il sito. Riprovi tra poco oppure ci chiami: ',
    orCall:
      'Al momento non è possibile visualizzare il sito. Riprovi tra poco oppure ci chiami: {phone}',
  },
  limits: {
    title: 'Attenda un momento',
    home: 'Vai alla home',
    messages:
      'In poco tempo sono arrivati diversi messaggi dalla sua connessione. Attenda qualche minuto oppure ci chiami.',
    codes:
      'In poco tempo sono stati richiesti diversi codici. Attenda qualche minuto, poi ripeta la richiesta.',
    tries: 'Troppi codici errati. Ne richieda uno nuovo.',
    loads: 'La pagina è stata caricata moltissime volte in poco tempo. Attenda qualche minuto.',
    pagesMade:
      'In poco tempo sono state generate molte pagine per la sua connessione. Attenda qualche minuto.',
    searches:
      'In poco tempo sono arrivate molte ricerche dalla sua connessione. Attenda qualche minuto.',
    views: 'In poco tempo sono state aperte molte pagine dalla sua connessione.',
    measurements: 'In poco tempo sono arrivate molte misurazioni dalla sua connessione.',
  },
  plainResult: {
    done: 'Fatto',
    goOn: 'Continua',
    notSent: 'Non inviato',
    goBack: '{reason} Torni indietro: il testo che ha scritto è ancora lì.',
  },
  form: {
    check: 'Controlli i dati inseriti.',
    unreadable: 'Non è stato possibile leggere la richiesta.',
    unknown: 'Si è verificato un errore da parte nostra. Riprovi più tardi.',
    mayHaveArrived:
      'Non è arrivata alcuna risposta, quindi non sappiamo se l’invio ci è pervenuto. La preghiamo di ripeterlo.',
    ownSiteOnly: 'Il modulo può essere inviato solo da questo sito.',
    wrongFormat: 'Invii la richiesta tramite il modulo.',
    jsonOrForm: 'Invii il modulo come JSON o come modulo ordinario.',
    tooLong: 'Il messaggio è troppo lungo. Invii al massimo {amount} KB.',
    quick: 'L’invio è stato molto rapido. Attenda due secondi, poi invii di nuovo.',
    leaveEmpty: 'Lasci vuoto questo campo.',
    name: 'Indichi il suo nome.',
    email: 'Indichi un indirizzo e-mail a cui possiamo rispondere.',
    tooManySigns: {
      one: 'Qui può scrivere al massimo un carattere.',
      other: 'Qui può scrivere al massimo {count} caratteri.',
    },
    captcha: 'Confermi di non essere un robot, poi invii di nuovo.',
    ofFile: '{file}: {reason}',
  },
  noBlog: 'Questo sito non ha un blog.',
  noDataSheet: 'Questa scheda tecnica non esiste.',
  noFile: 'Questo file non esiste.',
  noFilePart: 'Questa parte del file non esiste.',
  fileUnreachable: 'Al momento non è possibile recuperare il file.',
  fileTooLarge: 'Il file è troppo grande.',
  contentNotLoaded: 'Il contenuto non è ancora stato caricato.',
  previewEnded: 'Questo link è scaduto. Riapra l’anteprima nell’editor.',
});
