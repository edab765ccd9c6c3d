import { translation } from '../translation';

export const privacy = translation('es', 'privacy', {
  kept: 'Qué se guarda en su navegador',
  keptText:
    'Con la mera lectura de este sitio web no se guarda nada. Las entradas siguientes se deben únicamente a lo que usted hace, sirven únicamente para lo que ha pedido y solo las lee este sitio web. No hay publicidad ni se elaboran perfiles.',
  entries: 'Entradas en su navegador',
  entryName: 'Nombre',
  when: 'Se guarda cuando',
  purpose: 'Finalidad',
  lifetime: 'Plazo de conservación',
  cookie: 'Cookie',
  localStorage: 'Almacenamiento local',
  minutes: { one: '1 minuto', other: '{count} minutos' },
  cart: {
    when: 'Usted añade un producto al carrito.',
    purpose: 'Las líneas de su carrito: producto, cantidad, precio. Nunca se nos envían.',
    lifetime: 'Hasta que usted vacíe el carrito',
  },
  quote: {
    when: 'Usted añade un producto a una solicitud de oferta.',
    purpose: 'Los productos de su solicitud: nombre y cantidad. Se nos envían con el formulario.',
    lifetime: 'Hasta que usted envíe la solicitud o quite de ella los productos',
  },
  code: {
    when: 'Usted solicita un código para el certificado u otro documento.',
    stepPurpose:
      'Qué documento ha solicitado, en qué paso se encuentra y cuándo hizo la solicitud, para que al volver a cargar la página aparezca de inmediato.',
    stepLifetime: {
      one: 'Hasta que usted vuelva a abrir la página una vez caducado el código, un minuto después de la solicitud',
      other:
        'Hasta que usted vuelva a abrir la página una vez caducado el código, {count} minutos después de la solicitud',
    },
    sessionPurpose:
      'Su dirección de correo electrónico, el documento, la hora de la solicitud y si está desbloqueado, todo ello cifrado para que solo este sitio web pueda leerlo.',
  },
  formResult: {
    message: 'Usted envía un mensaje mientras su navegador no ejecuta scripts.',
    quote: 'Usted envía una solicitud de oferta mientras su navegador no ejecuta scripts.',
    certificate:
      'Usted envía un formulario relativo al certificado mientras su navegador no ejecuta scripts.',
    purpose:
      'Un número aleatorio con el que el sitio web guarda la respuesta a su formulario, y lo que usted había escrito si no se pudo enviar.',
  },

  sent: 'Qué ocurre con lo que usted envía',
  sentText:
    'Una consulta se guarda con lo que usted ha escrito y se nos envía por correo electrónico para que podamos responderle. La acompañan el producto o el servicio por el que ha preguntado, la página del formulario, el nombre del sitio web de procedencia y la campaña que indica su enlace. Una solicitud de oferta se guarda del mismo modo, con sus piezas y sus planos. Una solicitud de código para un certificado se conserva con los datos que usted ha facilitado, y el código se envía a la dirección de correo electrónico que figura en ella. Para que nadie pueda saturar los formularios ni adivinar códigos, el sitio web cuenta, durante veinte minutos como máximo, cuántas veces los ha utilizado una dirección IP o una dirección de correo electrónico.',
  measured:
    'Cuando usted abandona una página, su navegador comunica a este sitio web con qué rapidez ha respondido esta: la dirección de la página en este sitio y cinco valores como máximo. Estos datos se registran sin su dirección IP, sin cookies y sin ningún número que permita distinguir a los visitantes, y no se comunican a nadie más. Un navegador que pide que no se le rastree no envía nada.',
  counted:
    'El sitio web cuenta, día a día, cuántas veces se ha abierto cada página y cada archivo, desde qué sitios web han llegado los visitantes, qué direcciones no llevaban a ninguna parte y cuántas consultas se han enviado. Son únicamente números: con ellos no se guarda ninguna dirección IP, ninguna cookie ni nada que permita distinguir a los visitantes.',
  demonstration:
    'El carrito, la finalización de la compra, las opiniones y los comentarios son una demostración: no envían nada.',

  others: 'Cuándo se recurre a otra empresa',
  othersText:
    'Ninguna página carga por sí misma nada de terceros. Solo cuando usted pide uno de los servicios siguientes, su navegador se pone en contacto con la empresa indicada, que entonces ve su dirección IP y puede guardar sus propias cookies.',
  othersTextWithStatistics:
    'Las estadísticas de visitas se cargan la primera vez que usted hace clic, teclea o se desplaza por la página, y nunca en un navegador que pide que no se le rastree (Do Not Track, Global Privacy Control). Aparte de eso, ninguna página carga por sí misma nada de terceros. Solo cuando usted pide uno de los servicios siguientes, su navegador se pone en contacto con la empresa indicada, que entonces ve su dirección IP y puede guardar sus propias cookies.',
  othersTable: 'Servicios de otras empresas',
  service: 'Servicio',
  contacted: 'Sitio contactado',
  othersWhen: 'Cuándo',
  film: { when: 'Usted inicia el vídeo.' },
  map: { name: 'Mapa', when: 'Usted elige «Mostrar el mapa».' },
  captcha: {
    name: 'Verificación humana',
    when: 'Usted empieza a escribir en un formulario que tiene esta verificación.',
  },
  statistics: {
    name: 'Estadísticas de visitas',
    when: 'Usted hace clic, teclea o se desplaza por la página por primera vez, salvo que su navegador pida que no se le rastree.',
  },

  questions: 'Sus preguntas y sus datos',
  questionsText:
    'Pregúntenos qué guardamos sobre usted, o pida que se rectifique o se suprima: escríbanos a través de la <link>página de contacto</link>. Lo que guarda su navegador puede borrarlo en cualquier momento en los ajustes de este.',
  questionsTextWithEmail:
    'Pregúntenos qué guardamos sobre usted, o pida que se rectifique o se suprima: escríbanos a través de la <link>página de contacto</link> o a <email>{email}</email>. Lo que guarda su navegador puede borrarlo en cualquier momento en los ajustes de este.',
});
