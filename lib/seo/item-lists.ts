import type { Post, Product, Service } from '@/lib/content/schemas';
import type { PageOf } from '@/lib/paging';
import { postAddress, productAddress, serviceAddress } from '@/lib/routes/paths';
import { fullAddress } from './absolute-url';
import type { Thing } from './structured-data';

type Titled = { id: number; title: string };

/** @param from the position of the first item, where a list goes on from an earlier page */
const itemList = (items: readonly Titled[], address: (id: number) => string, from = 1): Thing => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: from + index,
    name: title,
    url: fullAddress(address(id)),
  })),
});

export const serviceList = ({ items, from }: PageOf<Service>) =>
  itemList(items, serviceAddress, from);

export const productList = ({ items, from }: PageOf<Product>) =>
  itemList(items, productAddress, from);

export const postList = (posts: readonly Post[]) => itemList(posts, postAddress);
