import { translation } from '../translation';

export const contact = translation('es', 'contact', {
  letsTalk: '¿Tiene algo en mente? Hablemos.',
  viewOnMap: 'Ver en el mapa',
  sendMessage: 'Envíenos un mensaje',
  purpose: 'Para preguntas, un pedido en curso o una visita: escriba aquí o llame.',
  haveDrawing: '<strong>¿Tiene un plano?</strong> Adjúntelo a una solicitud de oferta.',
  about: 'Su mensaje se refiere a <link>{name}</link>.',
  submit: 'Enviar',
  submitting: 'Enviando…',
  captcha: {
    waiting: 'Cuando empiece a escribir se cargará una verificación humana de Google reCAPTCHA.',
    loading: 'Se está cargando la verificación humana…',
    failed:
      'No se ha podido cargar la verificación humana. Puede enviar su mensaje de todos modos.',
  },

  sent: '¡Su mensaje se ha enviado correctamente!',
  notSent: 'No se ha podido enviar su mensaje.',
  stillHere: 'Lo que ha escrito sigue aquí.',
  callOrWrite:
    'También puede llamar al <phone>{phone}</phone> o escribir a <email>{email}</email>.',
  call: 'También puede llamar al <phone>{phone}</phone>.',
  write: 'También puede escribir a <email>{email}</email>.',
  result: {
    sent: 'Mensaje enviado',
    refused: 'Mensaje no enviado',
    none: 'Su mensaje',
    refusedText: 'El formulario conserva su texto e indica por qué no se ha enviado.',
    noneText:
      'En los últimos diez minutos no se ha enviado ningún mensaje desde este navegador. Puede escribirnos aquí.',
    home: 'Volver a la página de inicio',
  },
  chooseSubject: 'Elegir un tema',

  noMessage: 'Escriba un mensaje.',
  wrongPhone: 'Indique un número de teléfono válido o deje el campo vacío.',
  wrongSubject: 'Elija uno de los asuntos propuestos.',
  tooLong: {
    one: 'Escriba como máximo un carácter.',
    other: 'Escriba como máximo {count} caracteres.',
  },

  map: 'Mapa: {place}',
  showMap: 'Mostrar el mapa',
  showMapOf: 'Mostrar el mapa: {place}',
  mapNote: 'Los mapas proceden de Google Maps y solo se cargan cuando usted lo pide.',
  kilometres: '{amount} km',
  northSign: 'N',
  north: '{degrees}°\u00a0N',
  south: '{degrees}°\u00a0S',
  east: '{degrees}°\u00a0E',
  west: '{degrees}°\u00a0O',
});
