import { translation } from '../translation';

export const seo = translation('pt', 'seo', {
  page: '{name}, página {page}',
  pageOf: '{name}, página {page} de {pages}',
  pageDescription: '{description} Página {page}.',
  products:
    'Produtos {from} a {to} da nossa loja, cada um com imagem, preço e especificações técnicas.',
  services:
    'Serviços {from} a {to} da nossa empresa, cada um com imagens, limites e prazos de entrega.',
  category: '{category} da nossa loja, com imagem, preço e especificações técnicas: {products}.',

  product: '{name}: imagens, especificações técnicas, preço e avaliações deste produto.',
  service: '{name}: como trabalhamos, com limites, prazos de entrega e imagens.',
  article: '{name}: um artigo do nosso blog sobre o que produzimos e como.',
  ownPage: '{name}: tudo o que é preciso saber, em uma só página.',

  categoryTitle: '{category}: {shop}',
});
