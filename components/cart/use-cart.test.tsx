import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { notify } from '@/components/ui/toast/notify';
import { CART_KEY } from '@/lib/features/cart/storage';
import { useCart } from './use-cart';

jest.spyOn(notify, 'success').mockImplementation();

const gear = { id: 1, title: 'Spur gear', price: 1480, discountPrice: 1400 };
const stored = () => JSON.parse(window.localStorage.getItem(CART_KEY) ?? '[]') as unknown;

/** What another tab does: it writes, and this one is told. */
function otherTabWrites(text: string) {
  window.localStorage.setItem(CART_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue: text }));
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => act(() => otherTabWrites('[]')));

describe('useCart', () => {
  it('adds, stores and announces a product', () => {
    const { result } = renderHook(() => useCart());
    act(() => result.current.add(gear, 'Added', 2));
    expect(result.current.total).toBe(2800);
    expect(stored()).toEqual([{ id: 1, title: 'Spur gear', quantity: 2, finalPrice: 1400 }]);
    expect(notify.success).toHaveBeenCalledWith('Added');
  });

  it('announces nothing if nothing was added', () => {
    const { result } = renderHook(() => useCart());
    act(() => result.current.add({ id: 2, title: 'Ring' }, 'Added'));
    expect(result.current.lines).toEqual([]);
    expect(notify.success).not.toHaveBeenCalled();
  });

  it('follows changes in other tabs', () => {
    const { result } = renderHook(() => useCart());
    act(() => otherTabWrites('[{"id":7,"title":"Hook","quantity":3,"finalPrice":10}]'));
    expect(result.current.total).toBe(30);
    act(() => result.current.remove(7));
    expect(stored()).toEqual([]);
  });

  it('works if storage is full', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderHook(() => useCart());
    act(() => result.current.add(gear, 'Added'));
    expect(result.current.total).toBe(1400);
    setItem.mockRestore();
  });

  it('is empty on the server', () => {
    const Total = () => useCart().total;
    expect(renderToString(<Total />)).toBe('0');
  });
});
