import { translation } from '../translation';

export const certificate = translation('it', 'certificate', {
  requestCode: 'Richiedi un codice',

  requestText: 'Inviamo un codice monouso (OTP) al suo indirizzo e-mail.',
  code: 'Inserisci il codice',
  codeText: 'È valido per 20 minuti e si può usare una sola volta.',
  read: 'Leggi il documento',
  readText: 'Resta aperto fino allo scadere dei 20 minuti.',

  emailHint: 'Il codice viene inviato a questo indirizzo.',
  address: 'Indirizzo',
  sendCode: 'Invia il codice',
  sendingCode: 'Invio in corso…',
  haveCode: 'Ho già un codice',
  otp: 'Codice monouso',
  otpHint: 'Le sei cifre riportate nell’e-mail che le abbiamo inviato.',
  confirm: 'Conferma il codice',
  newCode: 'Richiedi un nuovo codice',

  unlocked: 'Certificato sbloccato',
  unlockedNamed: 'Documento sbloccato: {name}',
  openUntil: 'Aperto fino alle ore {time}',
  openForTwentyMinutes: 'Aperto fino a 20 minuti dopo la richiesta',
  newTab: 'Apri in una nuova scheda',
  save: 'Salva il file',
  lockAgain: 'Blocca di nuovo',

  notices: {
    sent: '✅ Il codice monouso è stato inviato al suo indirizzo e-mail!',
    refused: '⚠️ Non è stato possibile generare il codice monouso.',
    notSent: '❌ Non è stato possibile inviare il codice monouso. Riprovi.',
    alreadySent: 'ℹ️ Il codice monouso è già stato inviato. Controlli la posta elettronica.',
    empty: '❌ Inserisca il codice monouso.',
    wrong: '❌ Codice monouso non valido! Riprovi.',
    notVerified: '❌ Verifica non riuscita. Riprovi.',
    unlocked: '✅ Codice monouso verificato! Il certificato è sbloccato.',
    expired: 'ℹ️ Il codice monouso è scaduto. Ne richieda uno nuovo.',
  },
  startedAgain: 'Può richiedere un nuovo codice.',

  wrongEmail: 'Indichi l’indirizzo e-mail a cui inviare il codice.',
  requestFirst: 'Richieda prima un codice.',
  notChecked: 'Al momento la verifica non è possibile.',
  noMail:
    'Al momento questo sito non può inviare e-mail, perciò non è stato inviato alcun codice. In alternativa ci chiami o ci scriva.',
  mailFailed: 'Non è stato possibile inviare l’e-mail con il codice; riprovi più tardi.',
  mayBeLate: 'L’e-mail può impiegare qualche minuto ad arrivare.',

  locked: 'Il documento è bloccato',
  lockedText: 'Per sbloccarlo richieda un codice monouso.',
  lockedAgain: 'Il documento è di nuovo bloccato',
  unavailable: 'Al momento non è possibile visualizzare il documento',
  unavailableText:
    'Riprovi tra qualche minuto. Il documento resta sbloccato fino a 20 minuti dopo la richiesta.',
});
