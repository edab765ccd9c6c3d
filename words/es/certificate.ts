import { translation } from '../translation';

export const certificate = translation('es', 'certificate', {
  requestCode: 'Solicitar un código',

  requestText: 'Enviamos un código de un solo uso a su dirección de correo electrónico.',
  code: 'Introducir el código',
  codeText: 'Es válido durante 20 minutos y sirve una sola vez.',
  read: 'Leer el documento',
  readText: 'Permanece abierto hasta que se cumplan los 20 minutos.',

  emailHint: 'El código se envía a esta dirección.',
  address: 'Dirección postal',
  sendCode: 'Enviar el código',
  sendingCode: 'Enviando…',
  haveCode: 'Ya tengo un código',
  otp: 'Código de un solo uso',
  otpHint: 'Las seis cifras del correo que le hemos enviado.',
  confirm: 'Confirmar el código',
  newCode: 'Solicitar un código nuevo',

  unlocked: 'Certificado desbloqueado',
  unlockedNamed: 'Documento desbloqueado: {name}',
  openUntil: 'Abierto hasta las {time}',
  openForTwentyMinutes: 'Abierto durante los 20 minutos siguientes a la solicitud',
  newTab: 'Abrir en una pestaña nueva',
  save: 'Guardar el archivo',
  lockAgain: 'Volver a bloquear',

  notices: {
    sent: '✅ ¡El código de un solo uso se ha enviado a su correo electrónico!',
    refused: '⚠️ No se ha podido generar el código de un solo uso.',
    notSent: '❌ No se ha podido enviar el código de un solo uso. Inténtelo de nuevo.',
    alreadySent: 'ℹ️ El código de un solo uso ya se ha enviado. Consulte su correo electrónico.',
    empty: '❌ Introduzca el código de un solo uso.',
    wrong: '❌ ¡El código de un solo uso no es válido! Inténtelo de nuevo.',
    notVerified: '❌ La verificación ha fallado. Inténtelo de nuevo.',
    unlocked: '✅ ¡Código de un solo uso verificado! El certificado está desbloqueado.',
    expired: 'ℹ️ El código de un solo uso ha caducado. Solicite uno nuevo.',
  },
  startedAgain: 'Puede solicitar un código nuevo.',

  wrongEmail: 'Indique la dirección de correo electrónico a la que debe enviarse el código.',
  requestFirst: 'Solicite primero un código.',
  notChecked: 'En este momento no es posible comprobarlo.',
  noMail:
    'Este sitio web no puede enviar correos electrónicos en este momento, por lo que no se ha enviado ningún código. Llámenos o escríbanos.',
  mailFailed: 'No se ha podido enviar el correo con el código; inténtelo de nuevo más tarde.',
  mayBeLate: 'El correo puede tardar unos minutos en llegar.',

  locked: 'El documento está bloqueado',
  lockedText: 'Solicite un código de un solo uso para desbloquearlo.',
  lockedAgain: 'El documento vuelve a estar bloqueado',
  unavailable: 'El documento no se puede mostrar en este momento',
  unavailableText:
    'Inténtelo de nuevo dentro de unos minutos. El documento permanece desbloqueado durante los 20 minutos siguientes a la solicitud.',
});
