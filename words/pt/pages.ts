import { translation } from '../translation';

export const pages = translation('pt', 'pages', {
  '/': {
    name: 'Início',
    title: 'O que produzimos e como falar conosco',
    description:
      'O que a empresa produz e para quem, quais serviços e produtos oferece e com quem você pode falar sobre eles.',
  },
  '/home-1': {
    name: 'Construção civil',
    title: 'Produtos para a construção civil',
    description:
      'O que produzimos para a construção civil, com nossos serviços e nossos projetos mais recentes.',
  },
  '/home-2': {
    name: 'Setores',
    title: 'Produtos para a indústria',
    description:
      'Os setores que atendemos, o que produzimos para cada um deles e um formulário para uma consultoria gratuita: da primeira consulta à entrega.',
  },
  '/about': {
    name: 'Sobre nós',
    title: 'Sobre nós: quem somos e o que produzimos',
    description:
      'Quem somos, o que produzimos, quem trabalha conosco e quais são nossos pontos fortes.',
  },
  '/about-2': {
    name: 'Nossa história',
    title: 'Nossa história: como nos tornamos o que somos',
    description: 'A história da empresa em três etapas, com as pessoas e as razões por trás dela.',
  },
  '/service': {
    name: 'Serviços',
    title: 'Serviços: o que fazemos para nossos clientes',
    description:
      'Tudo o que fazemos para nossos clientes, cada serviço com imagens, dados e limites.',
  },
  '/service-2': {
    name: 'Visão geral dos serviços',
    title: 'Visão geral dos serviços',
    description:
      'Uma visão compacta de todos os nossos serviços, com imagens, para encontrar logo o serviço certo.',
  },
  '/service-single': {
    name: 'Serviço em foco',
    title: 'Serviço em foco: como conduzimos um pedido',
    description:
      'Um serviço visto de perto, com imagens, dados e limites, como exemplo do nosso modo de trabalhar.',
  },
  '/clients': {
    name: 'Nossos clientes',
    title: 'Nossos clientes: quem trabalha conosco',
    description: 'As empresas e pessoas que compram de nós e o que dizem a respeito.',
  },
  '/manufacture': {
    name: 'Parque de máquinas',
    title: 'Parque de máquinas: onde nossos produtos são feitos',
    description:
      'As máquinas, os equipamentos e as instalações por trás dos produtos que fornecemos, em imagens.',
  },
  '/certificate': {
    name: 'Certificados',
    title: 'Certificados e documentos',
    description: 'Nossos certificados e o documento que é desbloqueado com um código de uso único.',
  },
  '/certificate/unlock': {
    name: 'Desbloquear o certificado',
    title: 'Desbloquear o certificado',
    description:
      'Os passos até o certificado bloqueado em navegadores sem JavaScript: solicitação, código, documento.',
  },
  '/portfolio': {
    name: 'Portfólio',
    title: 'Portfólio: o que já produzimos',
    description:
      'Produtos e projetos selecionados em imagens e o portfólio completo em um documento para baixar.',
  },
  '/portfolio-details': {
    name: 'Um projeto em detalhes',
    title: 'Um projeto em detalhes: da primeira conversa à entrega',
    description:
      'Um projeto acompanhado desde a consulta do cliente, passando por todas as etapas, até a entrega.',
  },
  '/sustainability': {
    name: 'Sustentabilidade',
    title: 'Sustentabilidade: o que fazemos por ela',
    description:
      'O que fazemos pelo meio ambiente e o que ainda temos a fazer, em palavras e imagens.',
  },
  '/team-1': {
    name: 'Nossa equipe',
    title: 'Nossa equipe: as pessoas por trás dos produtos',
    description: 'As pessoas que cuidam do seu pedido, da primeira pergunta até o dia da entrega.',
  },
  '/team-2': {
    name: 'Equipe em resumo',
    title: 'Nossa equipe em resumo',
    description:
      'Uma visão compacta da nossa equipe, com as áreas de atuação e as formas de contato de cada pessoa.',
  },
  '/team-3': {
    name: 'Pessoas',
    title: 'As pessoas da empresa',
    description: 'As pessoas da empresa em grandes retratos, com suas responsabilidades.',
  },
  '/team-details': {
    name: 'Perfil',
    title: 'Perfil: a pessoa por trás do seu pedido',
    description:
      'Perfil de uma pessoa da nossa equipe: área de atuação, competências, formação e formas de contato.',
  },
  '/shop': {
    name: 'Loja',
    title: 'Loja: nossos produtos',
    description: 'Nossos produtos com imagens, especificações técnicas, documentos e preço.',
  },
  '/shop/filtered': {
    name: 'Loja',
    title: 'Loja: uma seleção dos nossos produtos',
    description:
      'Os produtos da nossa loja que correspondem à seleção: uma categoria, um material, um peso ou uma dimensão.',
  },
  '/shop/compare': {
    name: 'Comparar produtos',
    title: 'Produtos lado a lado',
    description: 'Até três produtos da nossa loja lado a lado, com todos os seus dados.',
  },
  '/shop-details': {
    name: 'Produto do mês',
    title: 'Produto do mês: um produto da nossa loja',
    description:
      'Um produto da nossa loja, escolhido para este mês: imagens, especificações técnicas, documentos e preço.',
  },
  '/shop-single': {
    name: 'Produto em destaque',
    title: 'Produto em destaque: visto de perto',
    description:
      'Um produto da nossa loja visto de perto: imagens, especificações técnicas e o que os compradores dizem dele.',
  },
  '/cart': {
    name: 'Carrinho',
    title: 'Seu carrinho',
    description:
      'Os produtos que você colocou no carrinho desta loja de demonstração, com quantidades e total.',
  },
  '/checkout': {
    name: 'Finalizar compra',
    title: 'Finalizar compra',
    description:
      'A última etapa desta loja de demonstração: endereço, cupom e pagamento. Nenhum pedido será feito.',
  },
  '/blog': {
    name: 'Blog',
    title: 'Blog: o que escrevemos sobre nosso trabalho',
    description:
      'Artigos sobre o que produzimos e como, e sobre como comprar bem, escritos por quem faz isso todos os dias.',
  },
  '/blog-2': {
    name: 'Notas',
    title: 'Notas em duas colunas',
    description: 'Artigos curtos da nossa equipe sobre o próprio trabalho, cada um com uma imagem.',
  },
  '/blog-3': {
    name: 'Artigos em imagens',
    title: 'Artigos em imagens, em três colunas',
    description: 'O que explicamos com mais frequência, sempre com uma imagem e poucas palavras.',
  },
  '/blog-right': {
    name: 'Artigos por tema',
    title: 'Artigos por tema, com busca',
    description: 'Nossos artigos ao lado de uma barra com busca, categorias e produtos.',
  },
  '/blog-single': {
    name: 'Artigo',
    title: 'O artigo mais recente do nosso blog',
    description:
      'O artigo mais recente do nosso blog, com busca, categorias e artigos recentes ao lado.',
  },
  '/blog-single-right': {
    name: 'Último artigo',
    title: 'O último artigo e outros que escrevemos',
    description:
      'O artigo mais recente do nosso blog, seguido de busca, categorias e artigos recentes.',
  },
  '/contact': {
    name: 'Contato',
    title: 'Contato: escreva, ligue ou faça uma visita',
    description:
      'Escreva ou ligue: nossos endereços com mapas, telefone e e-mail, e um formulário para sua consulta.',
  },
  '/contact/about': {
    name: 'Contato',
    title: 'Contato sobre um produto ou serviço',
    description:
      'O formulário de contato para perguntas sobre um dos nossos produtos ou serviços, com o nome já preenchido.',
  },
  '/contact/result': {
    name: 'Sua mensagem',
    title: 'O que aconteceu com sua mensagem',
    description:
      'A página a que o formulário de contato leva em um navegador sem JavaScript: mensagem enviada, ou não enviada e por quê.',
  },
  '/quote': {
    name: 'Solicitar orçamento',
    title: 'Solicitar um orçamento para suas peças',
    description:
      'Diga-nos de quais peças precisa, quantas e em que material, e envie seus desenhos: respondemos com um preço.',
  },
  '/quote/result': {
    name: 'Sua solicitação',
    title: 'O que aconteceu com sua solicitação de orçamento',
    description:
      'A página a que o formulário de orçamento leva em um navegador sem JavaScript: solicitação enviada, ou não enviada e por quê.',
  },
  '/faq': {
    name: 'Perguntas frequentes',
    title: 'Perguntas frequentes: o que os compradores nos perguntam',
    description:
      'Respostas ao que os compradores mais perguntam: como fazer um pedido, o que precisamos saber, quantidades, preços e entrega.',
  },
  '/downloads': {
    name: 'Downloads',
    title: 'Downloads: fichas técnicas, desenhos e modelos',
    description:
      'Fichas técnicas, desenhos, modelos CAD, certificados e manuais de instruções do que produzimos, para baixar.',
  },
  '/downloads/filtered': {
    name: 'Downloads',
    title: 'Downloads: uma seleção dos nossos documentos',
    description: 'Os documentos de um tipo, de um grupo de produtos ou em um idioma.',
  },
  '/search': {
    name: 'Busca',
    title: 'Buscar neste site',
    description:
      'Produtos, serviços, artigos e respostas: busque um nome, um código ou uma dimensão em tudo o que este site contém.',
  },
  '/privacy': {
    name: 'Privacidade',
    title: 'Privacidade: o que este site armazena e quem ele contata',
    description:
      'Cada cookie e cada registro que este site guarda no seu navegador, o que acontece com o que você envia e quando outra empresa é contatada.',
  },
  '/error': {
    name: 'Página não encontrada',
    title: 'Página não encontrada',
    description:
      'O que os visitantes veem em um endereço para o qual este site não tem nenhuma página.',
  },
});
