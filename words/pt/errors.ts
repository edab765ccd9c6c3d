import { translation } from '../translation';

export const errors = translation('pt', 'errors', {
  notFound: {
    title: 'Página não encontrada.',
    text: 'A página que você procura não existe.',
    home: 'PÁGINA INICIAL',
  },
  failed: {
    documentTitle: 'Não foi possível exibir esta página',
    title: 'Não foi possível exibir esta página.',
    text: 'Ocorreu um erro do nosso lado. Em geral, basta tentar novamente daqui a pouco.',
    retry: 'Tentar novamente',
    home: 'Voltar à página inicial',
    reference: 'Referência {id}',
  },
  notLoaded: {
    title: 'Esta página está a caminho',
    text: 'No momento, não é possível obter o conteúdo. Ele aparecerá aqui assim que possível.',
  },
  unavailable: {
    site: 'O site',
    title: '{company} volta em instantes',
    text: 'Não é possível exibir o site neste momento. Tente novamente em breve.',
    orCallBelow:
      'Não é possível exibir o site neste momento. Tente novamente em breve ou ligue para nós: ',
    orCall:
      'Não é possível exibir o site neste momento. Tente novamente em breve ou ligue para nós: {phone}',
  },
  limits: {
    title: 'Aguarde um momento',
    home: 'Ir para a página inicial',
    messages:
      'Várias mensagens chegaram da sua conexão em pouco tempo. Aguarde alguns minutos ou ligue para nós.',
    codes:
      'Vários códigos foram solicitados em pouco tempo. Aguarde alguns minutos e solicite novamente.',
    tries: 'Códigos incorretos demais. Solicite um novo.',
    loads: 'A página foi carregada muitas vezes em pouco tempo. Aguarde alguns minutos.',
    pagesMade:
      'Muitas páginas foram geradas para a sua conexão em pouco tempo. Aguarde alguns minutos.',
    searches: 'Muitas buscas chegaram da sua conexão em pouco tempo. Aguarde alguns minutos.',
    views: 'Muitas páginas foram abertas da sua conexão em pouco tempo.',
    measurements: 'Muitas medições chegaram da sua conexão em pouco tempo.',
  },
  plainResult: {
    done: 'Concluído',
    goOn: 'Continuar',
    notSent: 'Não enviado',
    goBack: '{reason} Volte: o que você escreveu continua lá.',
  },
  form: {
    check: 'Verifique os dados informados.',
    unreadable: 'Não foi possível ler a solicitação.',
    unknown: 'Ocorreu um erro do nosso lado. Tente novamente mais tarde.',
    mayHaveArrived:
      'Nenhuma resposta chegou, por isso não sabemos se o envio foi recebido. Envie novamente, por favor.',
    ownSiteOnly: 'O formulário só pode ser enviado a partir deste site.',
    wrongFormat: 'Envie a solicitação pelo formulário.',
    jsonOrForm: 'Envie o formulário como JSON ou como formulário comum.',
    tooLong: 'A mensagem é longa demais. Envie no máximo {amount} KB.',
    quick: 'O envio foi muito rápido. Aguarde dois segundos e envie novamente.',
    leaveEmpty: 'Deixe este campo em branco.',
    name: 'Informe seu nome.',
    email: 'Informe um e-mail para o qual possamos responder.',
    tooManySigns: {
      one: 'Escreva aqui no máximo {count} caractere.',
      other: 'Escreva aqui no máximo {count} caracteres.',
    },
    captcha: 'Confirme que você não é um robô e envie novamente.',
    ofFile: '{file}: {reason}',
  },
  noBlog: 'Este site não tem blog.',
  noDataSheet: 'Esta ficha técnica não existe.',
  noFile: 'Este arquivo não existe.',
  noFilePart: 'Esta parte do arquivo não existe.',
  fileUnreachable: 'Não é possível obter o arquivo no momento.',
  fileTooLarge: 'O arquivo é grande demais.',
  contentNotLoaded: 'O conteúdo ainda não foi carregado.',
  previewEnded: 'Este link expirou. Abra a pré-visualização novamente no editor.',
});
