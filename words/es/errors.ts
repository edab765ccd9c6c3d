import { translation } from '../translation';

export const errors = translation('es', 'errors', {
  notFound: {
    title: 'Página no encontrada.',
    text: 'La página que busca no existe.',
    home: 'VOLVER AL INICIO',
  },
  failed: {
    documentTitle: 'No se ha podido mostrar esta página',
    title: 'No se ha podido mostrar esta página.',
    text: 'Algo ha fallado por nuestra parte. Por lo general basta con volver a intentarlo en unos instantes.',
    retry: 'Volver a intentarlo',
    home: 'Volver al inicio',
    reference: 'Referencia del error: {id}',
  },
  notLoaded: {
    title: 'Esta página está en camino',
    text: 'En este momento no se puede obtener su contenido. Aparecerá aquí en cuanto sea posible.',
  },
  unavailable: {
    site: 'El sitio web',
    title: '{company} vuelve enseguida',
    text: 'El sitio web no se puede mostrar en este momento. Por favor, inténtelo de nuevo en breve.',
    orCallBelow:
      'El sitio web no se puede mostrar en este momento. Por favor, inténtelo de nuevo en breve o llámenos: ',
    orCall:
      'El sitio web no se puede mostrar en este momento. Por favor, inténtelo de nuevo en breve o llámenos: {phone}',
  },
  limits: {
    title: 'Espere, por favor',
    home: 'Ir a la página de inicio',
    messages:
      'Se han enviado varios mensajes desde su conexión en poco tiempo. Por favor, espere unos minutos o llámenos.',
    codes:
      'Se han solicitado varios códigos en poco tiempo. Por favor, espere unos minutos y vuelva a solicitar uno.',
    tries: 'Demasiados códigos incorrectos. Solicite uno nuevo.',
    loads: 'La página se ha cargado muchas veces en poco tiempo. Por favor, espere unos minutos.',
    pagesMade:
      'Se han generado muchas páginas para su conexión en poco tiempo. Por favor, espere unos minutos.',
    searches:
      'Se han hecho muchas búsquedas desde su conexión en poco tiempo. Por favor, espere unos minutos.',
    views: 'Se han abierto muchas páginas desde su conexión en poco tiempo.',
    measurements: 'Se han enviado muchas mediciones desde su conexión en poco tiempo.',
  },
  plainResult: {
    done: 'Hecho',
    goOn: 'Continuar',
    notSent: 'No enviado',
    goBack: '{reason} Vuelva atrás: lo que ha escrito sigue ahí.',
  },
  form: {
    check: 'Compruebe los datos introducidos.',
    unreadable: 'No se ha podido leer la solicitud.',
    unknown: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo más tarde.',
    mayHaveArrived:
      'No ha llegado ninguna respuesta, por lo que no sabemos si hemos recibido sus datos. Envíelos de nuevo, por favor.',
    ownSiteOnly: 'El formulario solo se puede enviar desde este sitio web.',
    wrongFormat: 'Envíe la solicitud como formulario.',
    jsonOrForm: 'Envíe el formulario como JSON o como formulario corriente.',
    tooLong: 'El mensaje es demasiado largo. Envíe como máximo {amount} kB.',
    quick: 'Ha sido muy rápido. Por favor, espere dos segundos y vuelva a enviar el formulario.',
    leaveEmpty: 'Deje este campo vacío.',
    name: 'Indíquenos su nombre.',
    email: 'Indique una dirección de correo electrónico a la que podamos responderle.',
    tooManySigns: {
      one: 'Escriba aquí como máximo un carácter.',
      other: 'Escriba aquí como máximo {count} caracteres.',
    },
    captcha: 'Confirme que no es un robot y vuelva a enviar el formulario.',
    ofFile: '{file}: {reason}',
  },
  noBlog: 'No hay ningún blog.',
  noDataSheet: 'Esta ficha técnica no existe.',
  noFile: 'Este archivo no existe.',
  noFilePart: 'Esa parte del archivo no existe.',
  fileUnreachable: 'El archivo no se puede obtener en este momento.',
  fileTooLarge: 'El archivo es demasiado grande.',
  contentNotLoaded: 'El contenido aún no se ha cargado.',
  previewEnded: 'Este enlace ha caducado. Vuelva a abrir la vista previa en el editor.',
});
