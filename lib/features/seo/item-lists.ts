import type { Post, Product, Service } from '@/lib/content/schemas/schemas';
import type { PageOf } from '@/lib/pages/paging';
import { postPath, productPath, servicePath } from '@/lib/pages/routes/paths';
import { pageUrl } from './absolute-url';
import type { Thing } from './thing';

type Titled = { id: number; slug?: string; title: string };

/** @param from the position of the first item */
const itemList = (items: readonly Titled[], pathOf: (item: Titled) => string, from = 1): Thing => ({
  '@type': 'ItemList',
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: from + index,
    name: item.title,
    url: pageUrl(pathOf(item)),
  })),
});

export const serviceList = ({ items, from }: PageOf<Service>) => itemList(items, servicePath, from);

export const productList = ({ items, from }: PageOf<Product>) => itemList(items, productPath, from);

export const postList = (posts: readonly Post[]) => itemList(posts, postPath);
