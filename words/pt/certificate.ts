import { translation } from '../translation';

export const certificate = translation('pt', 'certificate', {
  requestCode: 'Solicitar um código',

  requestText: 'Enviamos um código de uso único (OTP) para o seu e-mail.',
  code: 'Digitar o código',
  codeText: 'Ele vale por 20 minutos e só pode ser usado uma vez.',
  read: 'Ler o documento',
  readText: 'Ele fica aberto até o fim dos 20 minutos.',

  emailHint: 'O código será enviado para este endereço.',
  address: 'Endereço',
  sendCode: 'Enviar código',
  sendingCode: 'Enviando…',
  haveCode: 'Já tenho um código',
  otp: 'Código de uso único',
  otpHint: 'Os seis dígitos do e-mail que enviamos a você.',
  confirm: 'Confirmar código',
  newCode: 'Solicitar um novo código',

  unlocked: 'Certificado desbloqueado',
  unlockedNamed: 'Documento desbloqueado: {name}',
  openUntil: 'Aberto até {time}',
  openForTwentyMinutes: 'Aberto até 20 minutos após a solicitação',
  newTab: 'Abrir em uma nova aba',
  save: 'Salvar o arquivo',
  lockAgain: 'Bloquear de novo',

  notices: {
    sent: '✅ O código de uso único foi enviado para o seu e-mail!',
    refused: '⚠️ Não foi possível gerar o código de uso único.',
    notSent: '❌ Não foi possível enviar o código de uso único. Tente novamente.',
    alreadySent: 'ℹ️ O código de uso único já foi enviado. Verifique seu e-mail.',
    empty: '❌ Digite o código de uso único.',
    wrong: '❌ Código de uso único inválido! Tente novamente.',
    notVerified: '❌ A verificação falhou. Tente novamente.',
    unlocked: '✅ Código de uso único confirmado! O certificado está desbloqueado.',
    expired: 'ℹ️ O código de uso único expirou. Solicite um novo.',
  },
  startedAgain: 'Você pode solicitar um novo código.',

  wrongEmail: 'Informe o e-mail para o qual o código deve ser enviado.',
  requestFirst: 'Solicite primeiro um código.',
  notChecked: 'Não é possível fazer a verificação no momento.',
  noMail:
    'No momento, este site não consegue enviar e-mails, por isso nenhum código foi enviado. Em vez disso, ligue ou escreva para nós.',
  mailFailed: 'Não foi possível enviar o e-mail com o código; tente novamente mais tarde.',
  mayBeLate: 'O e-mail pode levar alguns minutos para chegar.',

  locked: 'O documento está bloqueado',
  lockedText: 'Solicite um código de uso único para desbloqueá-lo.',
  lockedAgain: 'O documento está bloqueado de novo',
  unavailable: 'Não é possível exibir o documento no momento',
  unavailableText:
    'Tente novamente em alguns minutos. O documento fica desbloqueado até 20 minutos após a solicitação.',
});
