import { translation } from '../translation';

export const pages = translation('it', 'pages', {
  '/': {
    name: 'Home',
    title: 'Che cosa produciamo e come contattarci',
    description:
      'Che cosa produce l’azienda e per chi, quali servizi e prodotti offre e con chi può parlarne.',
  },
  '/home-1': {
    name: 'Edilizia',
    title: 'Prodotti per l’edilizia e le costruzioni',
    description:
      'Che cosa produciamo per l’edilizia e le costruzioni, con i nostri servizi e i progetti più recenti.',
  },
  '/home-2': {
    name: 'Settori',
    title: 'Prodotti per l’industria',
    description:
      'I settori che serviamo, che cosa produciamo per ciascuno di essi e un modulo per una consulenza gratuita: dalla prima richiesta alla consegna.',
  },
  '/about': {
    name: 'Chi siamo',
    title: 'Chi siamo e che cosa produciamo',
    description:
      'Chi siamo, che cosa produciamo, chi lavora con noi e quali sono i nostri punti di forza.',
  },
  '/about-2': {
    name: 'La nostra storia',
    title: 'La nostra storia: come siamo diventati ciò che siamo',
    description:
      'La storia dell’azienda in tre tappe, con le persone e le ragioni che la spiegano.',
  },
  '/service': {
    name: 'Servizi',
    title: 'Servizi: che cosa facciamo per i nostri clienti',
    description:
      'Tutto ciò che facciamo per i nostri clienti, ogni servizio con immagini, dati e limiti.',
  },
  '/service-2': {
    name: 'Panoramica dei servizi',
    title: 'I servizi a colpo d’occhio',
    description:
      'Una panoramica compatta di tutti i nostri servizi, con immagini, per trovare subito quello giusto.',
  },
  '/service-single': {
    name: 'Servizio in primo piano',
    title: 'Servizio in primo piano: come seguiamo un ordine',
    description:
      'Un servizio visto da vicino, con immagini, dati e limiti, come esempio del nostro modo di lavorare.',
  },
  '/clients': {
    name: 'I nostri clienti',
    title: 'I nostri clienti: chi lavora con noi',
    description: 'Le aziende e le persone che ordinano da noi, e che cosa ne dicono.',
  },
  '/manufacture': {
    name: 'Parco macchine',
    title: 'Parco macchine: dove nascono i nostri prodotti',
    description:
      'Le macchine, gli impianti e i reparti dietro i prodotti che forniamo, in immagini.',
  },
  '/certificate': {
    name: 'Certificati',
    title: 'Certificati e documenti',
    description: 'I nostri certificati e il documento che si sblocca con un codice monouso.',
  },
  '/certificate/unlock': {
    name: 'Sblocco del certificato',
    title: 'Sblocco del certificato',
    description:
      'I passi per aprire il certificato bloccato con un browser senza JavaScript: richiesta, codice, documento.',
  },
  '/portfolio': {
    name: 'Referenze',
    title: 'Referenze: che cosa abbiamo realizzato',
    description:
      'Una selezione di prodotti e progetti in immagini, e le referenze complete in un documento da scaricare.',
  },
  '/portfolio-details': {
    name: 'Un progetto nel dettaglio',
    title: 'Un progetto nel dettaglio: dal primo incontro alla consegna',
    description:
      'Un progetto seguito dalla richiesta del cliente, attraverso ogni fase, fino alla consegna.',
  },
  '/sustainability': {
    name: 'Sostenibilità',
    title: 'Sostenibilità: il nostro impegno',
    description:
      'Che cosa facciamo per l’ambiente e che cosa ci resta da fare, a parole e in immagini.',
  },
  '/team-1': {
    name: 'Il nostro team',
    title: 'Il nostro team: le persone dietro i prodotti',
    description:
      'Le persone che seguono il suo ordine, dalla prima domanda al giorno della consegna.',
  },
  '/team-2': {
    name: 'Il team in breve',
    title: 'Il nostro team in breve',
    description:
      'Una panoramica compatta dei nostri collaboratori, con ambiti di lavoro e recapiti.',
  },
  '/team-3': {
    name: 'Le persone',
    title: 'Le persone dell’azienda',
    description: 'Le persone dell’azienda in grandi ritratti, con le rispettive responsabilità.',
  },
  '/team-details': {
    name: 'Profilo',
    title: 'Profilo: la persona che segue il suo ordine',
    description:
      'Il profilo di uno dei nostri collaboratori: ambito di lavoro, competenze, formazione e recapiti.',
  },
  '/shop': {
    name: 'Shop',
    title: 'Shop: i nostri prodotti',
    description: 'I nostri prodotti con immagini, dati tecnici, documenti e prezzo.',
  },
  '/shop/filtered': {
    name: 'Shop',
    title: 'Shop: una selezione dei nostri prodotti',
    description:
      'I prodotti del nostro shop che corrispondono alla scelta: una categoria, un materiale, un peso o una dimensione.',
  },
  '/shop/compare': {
    name: 'Confronto prodotti',
    title: 'Prodotti a confronto',
    description: 'Fino a tre prodotti del nostro shop fianco a fianco, con tutti i loro dati.',
  },
  '/shop-details': {
    name: 'Prodotto del mese',
    title: 'Prodotto del mese: un prodotto del nostro shop',
    description:
      'Un prodotto del nostro shop, scelto per questo mese: immagini, dati tecnici, documenti e prezzo.',
  },
  '/shop-single': {
    name: 'Prodotto in evidenza',
    title: 'Prodotto in evidenza: visto da vicino',
    description:
      'Un prodotto del nostro shop visto da vicino: immagini, dati tecnici e che cosa ne dice chi lo ha acquistato.',
  },
  '/cart': {
    name: 'Carrello',
    title: 'Il suo carrello',
    description:
      'I prodotti che ha messo nel carrello di questo shop dimostrativo, con quantità e totale.',
  },
  '/checkout': {
    name: 'Cassa',
    title: 'Cassa',
    description:
      'L’ultimo passo di questo shop dimostrativo: indirizzo, codice sconto e pagamento. Non viene trasmesso alcun ordine.',
  },
  '/blog': {
    name: 'Blog',
    title: 'Blog: che cosa scriviamo del nostro lavoro',
    description:
      'Articoli su che cosa produciamo e come, e su come acquistare bene, scritti da chi lo fa ogni giorno.',
  },
  '/blog-2': {
    name: 'Note',
    title: 'Note su due colonne',
    description:
      'Brevi articoli dei nostri collaboratori sul loro lavoro, ciascuno con un’immagine.',
  },
  '/blog-3': {
    name: 'Articoli in immagini',
    title: 'Articoli in immagini, su tre colonne',
    description: 'Ciò che spieghiamo più spesso, ogni volta con un’immagine e poche parole.',
  },
  '/blog-right': {
    name: 'Articoli per tema',
    title: 'Articoli per tema, con ricerca',
    description:
      'I nostri articoli accanto a una barra laterale con ricerca, categorie e prodotti.',
  },
  '/blog-single': {
    name: 'Articolo',
    title: 'L’ultimo articolo del nostro blog',
    description:
      'L’articolo più recente del nostro blog, con a fianco ricerca, categorie e articoli recenti.',
  },
  '/blog-single-right': {
    name: 'Ultimo articolo',
    title: 'L’ultimo articolo e gli altri che abbiamo scritto',
    description:
      'L’articolo più recente del nostro blog, seguito da ricerca, categorie e articoli recenti.',
  },
  '/contact': {
    name: 'Contatti',
    title: 'Contatti: ci scriva, ci chiami o venga a trovarci',
    description:
      'Ci scriva o ci chiami: i nostri indirizzi con le mappe, telefono ed e-mail, e un modulo per la sua richiesta.',
  },
  '/contact/about': {
    name: 'Contatti',
    title: 'Contatti per un prodotto o un servizio',
    description:
      'Il modulo di contatto per una domanda su uno dei nostri prodotti o servizi, con il nome già inserito.',
  },
  '/contact/result': {
    name: 'Il suo messaggio',
    title: 'Esito del suo messaggio',
    description:
      'La pagina a cui porta il modulo di contatto in un browser senza JavaScript: messaggio inviato, oppure non inviato e perché.',
  },
  '/quote': {
    name: 'Richiesta di offerta',
    title: 'Richiesta di offerta per i suoi pezzi',
    description:
      'Ci indichi quali pezzi le servono, quanti e di quale materiale, e ci invii i disegni: risponderemo con un prezzo.',
  },
  '/quote/result': {
    name: 'La sua richiesta',
    title: 'Esito della sua richiesta di offerta',
    description:
      'La pagina a cui porta il modulo per la richiesta di offerta in un browser senza JavaScript: richiesta inviata, oppure non inviata e perché.',
  },
  '/faq': {
    name: 'Domande frequenti',
    title: 'Domande frequenti: che cosa ci chiede chi acquista',
    description:
      'Le risposte alle domande più frequenti di chi acquista: come ordinare, che cosa dobbiamo sapere, quantità, prezzi e consegna.',
  },
  '/downloads': {
    name: 'Download',
    title: 'Download: schede tecniche, disegni e modelli',
    description:
      'Schede tecniche, disegni, modelli CAD, certificati e manuali d’uso di ciò che produciamo, da scaricare.',
  },
  '/downloads/filtered': {
    name: 'Download',
    title: 'Download: una selezione dei nostri documenti',
    description: 'I documenti di un tipo, di un gruppo di prodotti o in una lingua.',
  },
  '/search': {
    name: 'Ricerca',
    title: 'Cerca nel sito',
    description:
      'Prodotti, servizi, articoli e risposte: cerchi un nome, un codice o una dimensione in tutto ciò che è scritto in questo sito.',
  },
  '/privacy': {
    name: 'Privacy',
    title: 'Privacy: che cosa memorizza questo sito e chi contatta',
    description:
      'Ogni cookie e ogni dato che questo sito conserva nel browser, che cosa accade a ciò che lei invia e quando viene contattata un’altra azienda.',
  },
  '/error': {
    name: 'Pagina non trovata',
    title: 'Pagina non trovata',
    description:
      'Ciò che i visitatori vedono a un indirizzo per il quale questo sito non ha alcuna pagina.',
  },
});
