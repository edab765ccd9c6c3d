import { translation } from '../translation';

export const contact = translation('pt', 'contact', {
  letsTalk: 'Tem um projeto em mente? Vamos conversar.',
  viewOnMap: 'Ver no mapa',
  sendMessage: 'Envie-nos uma mensagem',
  purpose: 'Para dúvidas, um pedido em andamento ou uma visita: escreva aqui ou ligue.',
  haveDrawing: '<strong>Tem um desenho?</strong> Anexe-o a uma solicitação de orçamento.',
  about: 'Sua mensagem é sobre <link>{name}</link>.',
  submit: 'Enviar agora',
  submitting: 'Enviando…',
  captcha: {
    waiting:
      'Uma verificação humana do Google reCAPTCHA é carregada quando você começa a escrever.',
    loading: 'Carregando a verificação humana…',
    failed:
      'Não foi possível carregar a verificação humana. Mesmo assim, você pode enviar sua mensagem.',
  },

  sent: 'Sua mensagem foi enviada com sucesso!',
  notSent: 'Não foi possível enviar sua mensagem.',
  stillHere: 'O que você escreveu continua aqui.',
  callOrWrite:
    'Você também pode ligar para <phone>{phone}</phone> ou escrever para <email>{email}</email>.',
  call: 'Você também pode ligar para <phone>{phone}</phone>.',
  write: 'Você também pode escrever para <email>{email}</email>.',
  result: {
    sent: 'Mensagem enviada',
    refused: 'Mensagem não enviada',
    none: 'Sua mensagem',
    refusedText: 'O formulário ainda tem o seu texto e informa por que ele não foi enviado.',
    noneText:
      'Nenhuma mensagem foi enviada deste navegador nos últimos dez minutos. Você pode escrever para nós aqui.',
    home: 'Voltar à página inicial',
  },
  chooseSubject: 'Escolher um assunto',

  noMessage: 'Escreva uma mensagem.',
  wrongPhone: 'Informe um número de telefone válido ou deixe o campo em branco.',
  wrongSubject: 'Escolha um dos assuntos.',
  tooLong: {
    one: 'Escreva no máximo {count} caractere.',
    other: 'Escreva no máximo {count} caracteres.',
  },

  map: 'Mapa: {place}',
  showMap: 'Mostrar mapa',
  showMapOf: 'Mostrar mapa: {place}',
  mapNote: 'Os mapas são do Google Maps e só são carregados quando você os solicita.',
  kilometres: '{amount} km',
  northSign: 'N',
  north: '{degrees}°\u00a0N',
  south: '{degrees}°\u00a0S',
  east: '{degrees}°\u00a0L',
  west: '{degrees}°\u00a0O',
});
