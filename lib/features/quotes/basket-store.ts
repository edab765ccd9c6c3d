import { storedList } from '@/lib/features/cart/stored-list';
import { QUOTE_KEY } from './basket-key';
import { parseBasket } from './basket-storage';

export const basketStore = storedList(QUOTE_KEY, parseBasket);
