import { storedList } from '@/lib/features/cart/stored-list';
import { QUOTE_KEY, readBasket, writeBasket } from './basket-storage';

export const basketStore = storedList({ key: QUOTE_KEY, read: readBasket, write: writeBasket });
