import { translation } from '../translation';

export const mail = translation('es', 'mail', {
  enquiry: {
    subject: 'Consulta de {name} a través del sitio web',
    quoteSubject: 'Solicitud de oferta de {name}',
    wrote: '{sender} escribió a través del sitio web el {time}:',
    asksForQuote: '{sender} solicitó una oferta a través del sitio web el {time}:',
    line: '{name}: {value}',
    drawings: 'Planos:',
    drawing: '- {file} ({type}, {size})',
    drawingNotAttached: '- {file} ({type}, {size}), demasiado grande para este correo: {command}',
    drawingNotTaken:
      '- {file} ({type}, {size}), rechazado por el servidor de correo; está en el editor, o: {command}',
    unchecked: 'No se ha podido realizar la verificación humana de esta consulta.',
    end: 'Consulta n.º {number}. Responda a este correo para contestar directamente a {name}.',
    about: 'Referente a',
    page: 'Página',
    referrer: 'Procedencia',
    source: 'Fuente',
    medium: 'Medio',
    campaign: 'Campaña',
  },

  receipt: {
    subject: 'Su mensaje a {company}',
    quoteSubject: 'Su solicitud de oferta a {company}',
    message: 'Le agradecemos su mensaje. Lo hemos recibido y le responderemos lo antes posible.',
    quote:
      'Le agradecemos su solicitud de oferta. La hemos recibido y le responderemos en cuanto la hayamos estudiado.',
    text: `Buenos días:

{text}

Número: {number}. Fecha de recepción: {time}.

Si no nos ha escrito, puede ignorar este correo.

{company}
`,
    quoteText: `Buenos días:

{text}

Número: {number}. Fecha de recepción: {time}.
Piezas distintas: {parts}. Planos: {drawings}.

Si no nos ha escrito, puede ignorar este correo.

{company}
`,
  },

  notStored: 'En este momento no se puede guardar nada; llámenos o escríbanos, por favor.',

  code: {
    subject: 'Su código para el certificado de {company}',
    text: `Buenos días:

Su código de un solo uso para el certificado es:

{code}

Introdúzcalo en la página del certificado en un plazo de 20 minutos. Sirve una sola vez, y un código más reciente lo sustituye.

Si no ha solicitado ningún código, puede ignorar este correo; no ocurrirá nada.

{company}
`,
  },
});
