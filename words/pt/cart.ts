import { translation } from '../translation';

export const cart = translation('pt', 'cart', {
  cart: 'Carrinho',
  button: {
    one: 'Carrinho, {count} peça, {amount}',
    other: 'Carrinho, {count} peças, {amount}',
  },
  empty: 'Seu carrinho está vazio.',
  needsScripts: 'O carrinho requer JavaScript.',
  scriptsAreOff:
    'O carrinho é mantido no navegador pelo JavaScript, que está desativado. Ative-o para encher o carrinho ou escreva para nós dizendo do que precisa.',
  view: 'Ver carrinho',
  toShop: 'Ir para a loja',
  inCart: 'No seu carrinho',
  samples:
    'As linhas a seguir são exemplos que mostram como fica um carrinho com produtos; elas não estão no seu carrinho.',
  sample: 'Exemplo',
  price: 'Preço',
  total: 'Total',
  cartTotal: 'Total do carrinho',
  samplesTotal: 'Total dos exemplos',
  continueShopping: 'Continuar comprando',
  goToCheckout: 'Finalizar compra',

  checkout: 'Finalizar compra',
  couponCode: 'Código do cupom',
  applyCoupon: 'Aplicar cupom',
  updateCart: 'Atualizar carrinho',
  proceed: 'Prosseguir com a compra',
  deliveryAndPayment: 'Entrega e pagamento',
  country: 'País',
  countries: {
    uk: 'Reino Unido',
    us: 'Estados Unidos',
    bd: 'Bangladesh',
    saudi: 'Arábia Saudita',
    dubai: 'Dubai',
  },
  state: 'Estado',
  postcode: 'Código postal',
  pay: 'Pagar',
  noOrder: 'Esta é uma loja de demonstração: nenhum pedido será feito',
});
