import { translation } from '../translation';

export const privacy = translation('it', 'privacy', {
  kept: 'Che cosa viene conservato nel suo browser',
  keptText:
    'Se si limita a leggere questo sito, non viene memorizzato nulla. I dati elencati qui derivano soltanto da ciò che lei fa, servono soltanto a ciò che ha richiesto e sono letti soltanto da questo sito. Non c’è pubblicità e non viene creato alcun profilo.',
  entries: 'Dati nel suo browser',
  entryName: 'Nome',
  when: 'Conservato quando',
  purpose: 'A che scopo',
  lifetime: 'Per quanto tempo',
  cookie: 'Cookie',
  localStorage: 'Archiviazione locale',
  minutes: { one: '1 minuto', other: '{count} minuti' },
  cart: {
    when: 'Lei mette un prodotto nel carrello.',
    purpose: 'Le righe del suo carrello: prodotto, quantità, prezzo. Non ci vengono mai inviate.',
    lifetime: 'Finché non svuota il carrello',
  },
  quote: {
    when: 'Lei aggiunge un prodotto a una richiesta di offerta.',
    purpose:
      'I prodotti della sua richiesta: nome e quantità. Ci vengono inviati insieme al modulo.',
    lifetime: 'Finché non invia la richiesta o non ne toglie i prodotti',
  },
  code: {
    when: 'Lei richiede un codice per il certificato o per un altro documento.',
    stepPurpose:
      'Quale documento ha richiesto, a quale passo si trova e quando ha fatto la richiesta, in modo che tutto riappaia subito se la pagina viene ricaricata.',
    stepLifetime: {
      one: 'Finché non riapre la pagina dopo la scadenza del codice (un minuto dopo la richiesta)',
      other:
        'Finché non riapre la pagina dopo la scadenza del codice ({count} minuti dopo la richiesta)',
    },
    sessionPurpose:
      'Il suo indirizzo e-mail, il documento, l’ora della richiesta e se il documento è sbloccato, cifrati in modo che solo questo sito possa leggerli.',
  },
  formResult: {
    message: 'Lei invia un messaggio mentre il suo browser non esegue script.',
    quote: 'Lei invia una richiesta di offerta mentre il suo browser non esegue script.',
    certificate: 'Lei invia un modulo del certificato mentre il suo browser non esegue script.',
    purpose:
      'Un numero casuale sotto il quale il sito conserva la risposta al suo modulo e, se non è stato possibile inviarlo, ciò che vi aveva scritto.',
  },

  sent: 'Che cosa accade a ciò che invia',
  sentText:
    'Una richiesta viene memorizzata con ciò che ha scritto e ci viene inviata per e-mail, affinché possiamo risponderle. La accompagnano il prodotto o il servizio su cui ha chiesto informazioni, la pagina del modulo, il nome del sito web da cui proviene e la campagna indicata nel relativo link. Una richiesta di offerta viene memorizzata allo stesso modo, con i suoi pezzi e disegni. La richiesta di un codice per un certificato viene conservata con i dati che ha indicato, e il codice viene inviato all’indirizzo e-mail che vi figura. Affinché nessuno possa sommergere di invii i moduli o indovinare i codici, il sito conta per non più di venti minuti quante volte un indirizzo Internet (indirizzo IP) o un indirizzo e-mail li ha utilizzati.',
  measured:
    'Quando lascia una pagina o la mette in secondo piano, il suo browser comunica a questo sito con quale rapidità la pagina ha risposto: l’indirizzo della pagina in questo sito e fino a cinque valori. Questi dati vengono annotati senza il suo indirizzo Internet, senza cookie e senza alcun numero che permetta di distinguere i visitatori, e non vengono trasmessi a nessun altro. Un browser che chiede di non essere tracciato non invia nulla.',
  counted:
    'Il sito conta giorno per giorno quante volte sono stati aperti ogni pagina e ogni file, da quali siti web sono arrivati i visitatori, quali indirizzi non portavano a nulla e quante richieste sono state inviate. Si tratta soltanto di numeri: insieme a essi non vengono conservati né indirizzi Internet, né cookie, né altro che permetta di distinguere i visitatori.',
  demonstration:
    'Il carrello, la cassa, le recensioni e i commenti hanno solo scopo dimostrativo: non inviano nulla.',

  others: 'Quando viene contattata un’altra azienda',
  othersText:
    'Nessuna pagina carica di propria iniziativa qualcosa da terzi. Soltanto quando lei richiede uno dei servizi seguenti, il suo browser contatta l’azienda indicata, che in tal caso vede il suo indirizzo Internet e può memorizzare cookie propri.',
  othersTextWithStatistics:
    'Le statistiche sui visitatori vengono caricate quando per la prima volta fa clic, digita o scorre la pagina, e mai da un browser che chiede di non essere tracciato (Do Not Track, Global Privacy Control). A parte questo, nessuna pagina carica di propria iniziativa qualcosa da terzi. Soltanto quando lei richiede uno dei servizi seguenti, il suo browser contatta l’azienda indicata, che in tal caso vede il suo indirizzo Internet e può memorizzare cookie propri.',
  othersTable: 'Servizi di altre aziende',
  service: 'Servizio',
  contacted: 'Sito contattato',
  othersWhen: 'Quando',
  film: { when: 'Lei avvia il video.' },
  map: { name: 'Mappa', when: 'Lei preme «Mostra la mappa».' },
  captcha: {
    name: 'Verifica anti-robot',
    when: 'Lei inizia a scrivere in un modulo che prevede la verifica.',
  },
  statistics: {
    name: 'Statistiche sui visitatori',
    when: 'Lei fa clic, digita o scorre la pagina per la prima volta, a meno che il suo browser non chieda di non essere tracciato.',
  },

  questions: 'Le sue domande e i suoi dati',
  questionsText:
    'Può chiedere quali dati conserviamo su di lei, o farli rettificare o cancellare: ci scriva tramite la <link>pagina dei contatti</link>. Ciò che il suo browser conserva può cancellarlo in qualsiasi momento nelle impostazioni del browser stesso.',
  questionsTextWithEmail:
    'Può chiedere quali dati conserviamo su di lei, o farli rettificare o cancellare: ci scriva tramite la <link>pagina dei contatti</link> o all’indirizzo <email>{email}</email>. Ciò che il suo browser conserva può cancellarlo in qualsiasi momento nelle impostazioni del browser stesso.',
});
