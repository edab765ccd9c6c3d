import { translation } from '../translation';

export const quote = translation('es', 'quote', {
  add: 'Añadir a la solicitud<name>: {name}</name>',
  added: 'Añadido a su solicitud de oferta',
  basketFull: {
    one: 'Una solicitud puede contener una pieza como máximo. Envíe primero esta solicitud.',
    other:
      'Una solicitud puede contener {count} piezas distintas como máximo. Envíe primero esta solicitud.',
  },
  basketLink: { one: 'Solicitud: 1 referencia', other: 'Solicitud: {count} referencias' },
  basket: 'Incluido en su solicitud hasta ahora',

  introduction:
    'Envíe los planos o describa cada pieza. Deje vacío lo que aún no sepa: se lo preguntaremos.',
  part: 'Pieza {number}',
  product: 'Producto de nuestro catálogo',
  finish: 'Acabado superficial',
  neededBy: 'Fecha requerida',
  notes: 'Observaciones',
  anotherPart: 'Añadir otra pieza',
  moreOfPart: 'Más datos de esta pieza',
  drawings: 'Planos',
  dropHere: 'Suéltelos en cualquier parte de esta página o péguelos.',
  drop: 'Suelte para añadir sus archivos',
  choose: 'Elegir archivos',
  files: 'Archivos',
  drawingsHint: {
    one: '{types}; como máximo un archivo, de hasta {size}.',
    other: '{types}; como máximo {count} archivos, de hasta {size} cada uno.',
  },
  chooseLast:
    'Añada primero todas las piezas: su navegador olvida los archivos elegidos cuando la página se vuelve a cargar.',
  notTaken: 'Archivo no aceptado: {file}. {reason}',
  you: 'Sus datos',
  moreOfYou: 'Más datos',
  anythingElse: 'Otras indicaciones',
  send: 'Enviar la solicitud',
  sending: 'Enviando…',
  cancel: 'Cancelar',

  byMail: 'Envíenos sus planos por correo electrónico',
  byMailText:
    'En este momento no podemos recibir planos en línea. Díganos qué piezas necesita y adjunte los planos. De cada pieza, indíquenos lo que ya sepa: cantidad, material, acabado superficial y la fecha para la que la necesita.',
  contactUs: 'Contactar con nosotros',

  help: {
    title: 'Qué necesitamos',
    drawing: 'Un plano de cada pieza',
    drawingText:
      'O un modelo CAD, o ambos. Sin plano, una descripción con las medidas principales.',
    quantity: 'La cantidad',
    quantityText: 'Pedido único o cantidad anual. Indique varias cantidades para compararlas.',
    material: 'El material y el acabado superficial',
    materialText: 'O lo que la pieza debe soportar, si nos deja la elección.',
    date: 'La fecha',
    dateText: 'En la que necesita recibir las piezas.',
    questions: '¿Alguna pregunta antes?',
  },

  sent: 'Su solicitud se ha enviado. Le responderemos por correo electrónico.',
  sentWithout: 'Los siguientes archivos no se han aceptado. Todo lo demás ha llegado:',
  again: 'Solicitar otra oferta',
  notSent: 'No se ha podido enviar su solicitud.',
  cancelled: 'No se ha enviado nada. Todo lo que ha introducido sigue aquí.',
  mayHaveArrived:
    'Es posible que su solicitud haya llegado: la confirmación se ha perdido. Si no recibe noticias nuestras, envíela de nuevo. Todo lo que ha introducido sigue aquí.',
  chooseAgain: 'Su navegador no conserva los archivos: vuelva a elegir sus planos.',

  nothingWanted: 'Describa una pieza o añada un plano.',
  writeLess: 'Acorte este texto.',
  wrongPhone:
    '«{text}» no es un número de teléfono. Escríbalo con el prefijo del país: +44 114 496 0100.',
  tooManyParts: {
    one: 'Solicite como máximo una pieza a la vez.',
    other: 'Solicite como máximo {count} piezas distintas a la vez.',
  },
  tooManyFields: 'La solicitud tiene más campos que el formulario.',
  emptyFile: 'Este archivo está vacío.',
  unreadableFile: 'No se ha podido leer este archivo.',
  changedFile: 'Este archivo ha cambiado desde que lo eligió. Quítelo y vuelva a elegirlo.',
  wrongType: 'Este archivo no está en formato {types}. Envíelo en uno de estos formatos.',
  tooLarge: 'Este archivo supera {size}. Envíelo comprimido o por correo electrónico.',
  tooManyFiles: {
    one: 'Se puede enviar como máximo un archivo. Reúna varios en un archivo ZIP.',
    other: 'Se pueden enviar como máximo {count} archivos. Reúna varios en un archivo ZIP.',
  },
  tooLargeTogether: {
    one: 'Los planos son demasiado grandes. Envíe como máximo un archivo de {size} o envíelos por correo electrónico.',
    other:
      'Los planos son demasiado grandes. Envíe como máximo {count} archivos de {size} o envíelos por correo electrónico.',
  },
  notTakenNow:
    'En este momento no podemos recibir planos en línea. Envíenoslos por correo electrónico.',
  manyUploads:
    'En este momento se están enviando muchos planos. Inténtelo de nuevo dentro de un minuto.',
  manyOfYours:
    'En este momento se están enviando varios planos desde su conexión. Inténtelo de nuevo dentro de un minuto.',
  diskFull: 'En este momento no se pueden guardar sus planos. Envíenoslos por correo electrónico.',
});
