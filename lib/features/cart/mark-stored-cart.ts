import { CART_KEY } from './storage';

/**
 * Inline script inside an element with `data-cart`: notes there, before anything is painted, that this browser
 * has stored a cart. The policy of every page knows it.
 */
export const MARK_STORED_CART = `try{if(localStorage.getItem('${CART_KEY}'))document.currentScript.closest('[data-cart]').dataset.cart='stored'}catch{}`;
