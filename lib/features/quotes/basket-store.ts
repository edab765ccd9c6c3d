import { storedList } from '@/lib/features/cart/stored-list';
import { parseBasket, QUOTE_KEY } from './basket-storage';

export const basketStore = storedList(QUOTE_KEY, parseBasket);
