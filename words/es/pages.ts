import { translation } from '../translation';

export const pages = translation('es', 'pages', {
  '/': {
    name: 'Inicio',
    title: 'Qué fabricamos y cómo contactar con nosotros',
    description:
      'Qué fabrica la empresa y para quién, los servicios y productos que ofrece y las personas con las que hablar de ellos.',
  },
  '/home-1': {
    name: 'Construcción',
    title: 'Productos para la edificación y la construcción',
    description:
      'Qué fabricamos para la edificación y la construcción, con nuestros servicios y nuestros últimos proyectos.',
  },
  '/home-2': {
    name: 'Sectores',
    title: 'Productos para la industria',
    description:
      'Los sectores a los que suministramos, qué fabricamos para cada uno de ellos y un formulario de asesoramiento gratuito: de la primera consulta a la entrega.',
  },
  '/about': {
    name: 'Sobre nosotros',
    title: 'Sobre nosotros: quiénes somos y qué fabricamos',
    description: 'Quiénes somos, qué fabricamos, quién trabaja con nosotros y qué nos avala.',
  },
  '/about-2': {
    name: 'Nuestra historia',
    title: 'Nuestra historia: cómo llegamos a ser lo que somos',
    description:
      'La historia de la empresa en tres pasos, con las personas y las razones que hay detrás.',
  },
  '/service': {
    name: 'Servicios',
    title: 'Servicios: qué hacemos para nuestros clientes',
    description:
      'Todo lo que hacemos para nuestros clientes, cada servicio con sus imágenes, sus características y sus límites.',
  },
  '/service-2': {
    name: 'Resumen de servicios',
    title: 'Nuestros servicios de un vistazo',
    description:
      'Un resumen compacto de todos nuestros servicios con sus imágenes, para encontrar el adecuado de un vistazo.',
  },
  '/service-single': {
    name: 'Servicio en detalle',
    title: 'Servicio en detalle: el recorrido de un pedido en nuestra empresa',
    description:
      'Un servicio visto de cerca, con sus imágenes, sus características y sus límites, como ejemplo de nuestra forma de trabajar.',
  },
  '/clients': {
    name: 'Nuestros clientes',
    title: 'Nuestros clientes: quién trabaja con nosotros',
    description:
      'Las empresas y las personas que nos confían sus pedidos, y qué dicen al respecto.',
  },
  '/manufacture': {
    name: 'Maquinaria',
    title: 'Maquinaria: con qué se fabrican nuestros productos',
    description:
      'Las máquinas, las instalaciones y las naves de las que salen los productos que entregamos, en imágenes.',
  },
  '/certificate': {
    name: 'Certificados',
    title: 'Certificados y documentos',
    description:
      'Nuestros certificados, y el documento que se desbloquea con un código de un solo uso.',
  },
  '/certificate/unlock': {
    name: 'Desbloquear el certificado',
    title: 'Desbloquear el certificado',
    description:
      'Los pasos hasta el certificado bloqueado para navegadores sin scripts: solicitud, código, documento.',
  },
  '/portfolio': {
    name: 'Trabajos realizados',
    title: 'Trabajos realizados: qué hemos fabricado',
    description:
      'Una selección de productos y proyectos en imágenes, y el dosier completo de trabajos como documento para descargar.',
  },
  '/portfolio-details': {
    name: 'Un proyecto en detalle',
    title: 'Un proyecto en detalle: de la primera conversación a la entrega',
    description:
      'Un proyecto seguido desde la consulta del cliente, en todas sus etapas, hasta la entrega.',
  },
  '/sustainability': {
    name: 'Sostenibilidad',
    title: 'Sostenibilidad: qué hacemos por ella',
    description:
      'Qué hacemos por el medio ambiente y qué nos queda por hacer, en palabras e imágenes.',
  },
  '/team-1': {
    name: 'Nuestro equipo',
    title: 'Nuestro equipo: las personas detrás de los productos',
    description:
      'Las personas que se ocupan de su pedido, desde la primera pregunta hasta el día de la entrega.',
  },
  '/team-2': {
    name: 'El equipo de un vistazo',
    title: 'Nuestro equipo de un vistazo',
    description:
      'Un resumen compacto de nuestro personal, con sus áreas de trabajo y las formas de contactar con cada persona.',
  },
  '/team-3': {
    name: 'Personas',
    title: 'Las personas de la empresa',
    description: 'Las personas de la empresa en grandes retratos, con sus responsabilidades.',
  },
  '/team-details': {
    name: 'Perfil',
    title: 'Perfil: la persona detrás de su pedido',
    description:
      'Perfil de una de las personas de nuestro equipo: área de trabajo, competencias, formación y formas de contacto.',
  },
  '/shop': {
    name: 'Tienda',
    title: 'Tienda: nuestros productos',
    description:
      'Nuestros productos con sus imágenes, especificaciones técnicas, documentos y precio.',
  },
  '/shop/filtered': {
    name: 'Tienda',
    title: 'Tienda: una selección de nuestros productos',
    description:
      'Los productos de nuestra tienda que cumplen los criterios elegidos: una categoría, un material, un peso o una medida.',
  },
  '/shop/compare': {
    name: 'Comparar productos',
    title: 'Comparación de productos',
    description:
      'Hasta tres productos de nuestra tienda, uno al lado del otro, con todas sus características.',
  },
  '/shop-details': {
    name: 'Producto del mes',
    title: 'Producto del mes: un producto de nuestra tienda',
    description:
      'Un producto de nuestra tienda elegido para este mes: imágenes, especificaciones técnicas, documentos y precio.',
  },
  '/shop-single': {
    name: 'Producto destacado',
    title: 'Producto destacado: visto de cerca',
    description:
      'Un producto de nuestra tienda visto de cerca: sus imágenes, sus especificaciones técnicas y qué dicen de él los compradores.',
  },
  '/cart': {
    name: 'Carrito',
    title: 'Su carrito',
    description:
      'Los productos que usted ha añadido al carrito de esta tienda de demostración, con cantidades y total.',
  },
  '/checkout': {
    name: 'Finalizar compra',
    title: 'Finalizar compra',
    description:
      'El último paso de esta tienda de demostración: dirección, cupón y pago. No se realiza ningún pedido.',
  },
  '/blog': {
    name: 'Blog',
    title: 'Blog: qué escribimos sobre nuestro trabajo',
    description:
      'Artículos sobre qué fabricamos y cómo, y sobre cómo comprar bien, escritos por quienes hacen ese trabajo.',
  },
  '/blog-2': {
    name: 'Notas',
    title: 'Notas en dos columnas',
    description: 'Artículos breves de nuestro personal sobre su trabajo, cada uno con su imagen.',
  },
  '/blog-3': {
    name: 'Artículos en imágenes',
    title: 'Artículos en imágenes, en tres columnas',
    description:
      'Lo que explicamos una y otra vez, cada cosa con una imagen y unas pocas palabras.',
  },
  '/blog-right': {
    name: 'Artículos por tema',
    title: 'Artículos por tema, con búsqueda',
    description:
      'Nuestros artículos junto a una barra lateral con búsqueda, categorías y productos.',
  },
  '/blog-single': {
    name: 'Artículo',
    title: 'El último artículo de nuestro blog',
    description:
      'El artículo más reciente de nuestro blog, con la búsqueda, las categorías y los últimos artículos al lado.',
  },
  '/blog-single-right': {
    name: 'Último artículo',
    title: 'Último artículo, y qué más hemos escrito',
    description:
      'El artículo más reciente de nuestro blog, seguido de la búsqueda, las categorías y los últimos artículos.',
  },
  '/contact': {
    name: 'Contacto',
    title: 'Contacto: escríbanos, llámenos o visítenos',
    description:
      'Escríbanos o llámenos: nuestras direcciones con mapas, teléfono y correo electrónico, y un formulario para su consulta.',
  },
  '/contact/about': {
    name: 'Contacto',
    title: 'Contacto sobre un producto o servicio',
    description:
      'El formulario de contacto para preguntar por uno de nuestros productos o servicios, con su nombre ya rellenado.',
  },
  '/contact/result': {
    name: 'Su mensaje',
    title: 'Qué ha sido de su mensaje',
    description:
      'Adónde lleva el formulario de contacto en un navegador sin scripts: mensaje enviado, o no enviado y por qué.',
  },
  '/quote': {
    name: 'Solicitar una oferta',
    title: 'Solicitar una oferta para sus piezas',
    description:
      'Díganos qué piezas necesita, cuántas y de qué material, y envíe sus planos: le respondemos con un precio.',
  },
  '/quote/result': {
    name: 'Su solicitud',
    title: 'Qué ha sido de su solicitud de oferta',
    description:
      'Adónde lleva el formulario de solicitud de oferta en un navegador sin scripts: solicitud enviada, o no enviada y por qué.',
  },
  '/faq': {
    name: 'Preguntas frecuentes',
    title: 'Preguntas frecuentes: qué nos preguntan los compradores',
    description:
      'Respuestas a lo que más preguntan los compradores: cómo hacer un pedido, qué necesitamos saber, cantidades, precios y entrega.',
  },
  '/downloads': {
    name: 'Descargas',
    title: 'Descargas: fichas técnicas, planos y modelos CAD',
    description:
      'Fichas técnicas, planos, modelos CAD, certificados y manuales de instrucciones de lo que fabricamos, para descargar.',
  },
  '/downloads/filtered': {
    name: 'Descargas',
    title: 'Descargas: una selección de nuestros documentos',
    description:
      'Los documentos de un mismo tipo, de un mismo grupo de productos o en un mismo idioma.',
  },
  '/search': {
    name: 'Búsqueda',
    title: 'Buscar en este sitio web',
    description:
      'Productos, servicios, artículos y respuestas: busque un nombre, una referencia o una medida en todo el contenido de este sitio web.',
  },
  '/privacy': {
    name: 'Privacidad',
    title: 'Privacidad: qué guarda este sitio web y a quién recurre',
    description:
      'Cada cookie y cada entrada que este sitio web guarda en su navegador, qué ocurre con lo que usted envía y cuándo se recurre a otra empresa.',
  },
  '/error': {
    name: 'Página no encontrada',
    title: 'Página no encontrada',
    description:
      'La pantalla que ven los visitantes en una dirección en la que este sitio web no tiene ninguna página que mostrar.',
  },
});
