import { translation } from '../translation';

export const privacy = translation('pt', 'privacy', {
  kept: 'O que é guardado no seu navegador',
  keptText:
    'Com a simples leitura deste site, nada é guardado. Os registros abaixo resultam apenas do que você faz, servem apenas ao que você solicitou e são lidos apenas por este site. Não há publicidade, e nenhum perfil é criado.',
  entries: 'Registros no seu navegador',
  entryName: 'Nome',
  when: 'Guardado quando',
  purpose: 'Para quê',
  lifetime: 'Por quanto tempo',
  cookie: 'Cookie',
  localStorage: 'Armazenamento local',
  minutes: { one: '{count} minuto', other: '{count} minutos' },
  cart: {
    when: 'Você coloca um produto no carrinho.',
    purpose: 'As linhas do seu carrinho: produto, quantidade, preço. Elas nunca nos são enviadas.',
    lifetime: 'Até você esvaziar o carrinho',
  },
  quote: {
    when: 'Você adiciona um produto a uma solicitação de orçamento.',
    purpose:
      'Os produtos da sua solicitação: nome e quantidade. Eles nos são enviados com o formulário.',
    lifetime: 'Até você enviar a solicitação ou retirar os produtos dela',
  },
  code: {
    when: 'Você solicita um código para o certificado ou outro documento.',
    stepPurpose:
      'Qual documento você solicitou, em que etapa está e quando fez a solicitação, para que isso apareça de imediato se a página for recarregada.',
    stepLifetime: {
      one: 'Até você abrir a página novamente depois que o código expirar ({count} minuto após a solicitação)',
      other:
        'Até você abrir a página novamente depois que o código expirar ({count} minutos após a solicitação)',
    },
    sessionPurpose:
      'Seu endereço de e-mail, o documento, a hora da solicitação e se o documento está desbloqueado, criptografados de modo que só este site possa lê-los.',
  },
  formResult: {
    message: 'Você envia uma mensagem enquanto seu navegador não executa scripts.',
    quote: 'Você envia uma solicitação de orçamento enquanto seu navegador não executa scripts.',
    certificate:
      'Você envia um formulário do certificado enquanto seu navegador não executa scripts.',
    purpose:
      'Um número aleatório sob o qual o site guarda a resposta ao seu formulário e, se não foi possível enviá-lo, o que você havia digitado.',
  },

  sent: 'O que acontece com o que você envia',
  sentText:
    'Uma consulta é armazenada com o que você escreveu e enviada a nós por e-mail, para que possamos responder a você. Com ela seguem o produto ou serviço sobre o qual você perguntou, a página do formulário, o nome do site que trouxe você até aqui e a campanha indicada no link desse site. Uma solicitação de orçamento é armazenada da mesma forma, com as peças e os desenhos. A solicitação de um código para um certificado é guardada com os dados que você informou, e o código é enviado para o endereço de e-mail nela indicado. Para que ninguém possa sobrecarregar os formulários nem adivinhar códigos, o site conta, por no máximo vinte minutos, quantas vezes um endereço de internet (endereço IP) ou um endereço de e-mail os utilizou.',
  measured:
    'Quando você sai de uma página ou a deixa em segundo plano, seu navegador informa a este site com que rapidez a página respondeu: o endereço da página neste site e até cinco números. Esses dados são registrados sem o seu endereço de internet, sem cookie e sem qualquer número que permita distinguir visitantes, e não são repassados a mais ninguém. Um navegador que pede para não ser rastreado não envia nada.',
  counted:
    'O site conta por dia quantas vezes cada página e cada arquivo foram abertos, de quais sites os visitantes vieram, quais endereços não levaram a lugar nenhum e quantas consultas foram enviadas. São apenas números: com eles não se guarda nenhum endereço de internet, nenhum cookie nem nada que permita distinguir visitantes.',
  demonstration:
    'O carrinho, a finalização da compra, as avaliações e os comentários são uma demonstração: não enviam nada.',

  others: 'Quando outra empresa é contatada',
  othersText:
    'Nenhuma página carrega por si só nada de terceiros. Somente quando você solicita um dos serviços abaixo é que seu navegador contata a empresa indicada, que então vê seu endereço de internet e pode armazenar cookies próprios.',
  othersTextWithStatistics:
    'As estatísticas de visitantes são carregadas quando você clica, digita ou rola a página pela primeira vez, e nunca por um navegador que pede para não ser rastreado (Do Not Track, Global Privacy Control). Fora isso, nenhuma página carrega por si só nada de terceiros. Somente quando você solicita um dos serviços abaixo é que seu navegador contata a empresa indicada, que então vê seu endereço de internet e pode armazenar cookies próprios.',
  othersTable: 'Serviços de outras empresas',
  service: 'Serviço',
  contacted: 'Site contatado',
  othersWhen: 'Quando',
  film: { when: 'Você inicia o vídeo.' },
  map: { name: 'Mapa', when: 'Você clica em “Mostrar mapa”.' },
  captcha: {
    name: 'Verificação humana',
    when: 'Você começa a escrever em um formulário que tem a verificação.',
  },
  statistics: {
    name: 'Estatísticas de visitantes',
    when: 'Você clica, digita ou rola a página pela primeira vez, a menos que seu navegador peça para não ser rastreado.',
  },

  questions: 'Suas perguntas e seus dados',
  questionsText:
    'Pergunte o que guardamos sobre você ou peça a correção ou a exclusão: escreva pela <link>página de contato</link>. O que seu navegador guarda, você pode apagar a qualquer momento nas configurações dele.',
  questionsTextWithEmail:
    'Pergunte o que guardamos sobre você ou peça a correção ou a exclusão: escreva pela <link>página de contato</link> ou para <email>{email}</email>. O que seu navegador guarda, você pode apagar a qualquer momento nas configurações dele.',
});
