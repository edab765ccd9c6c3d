import 'server-only';
import { getProducts, getServicePages } from '@/lib/content/store/endpoints';
import { productPath, servicePath } from '@/lib/pages/routes/paths';

/** The product or service that an enquiry is about. */
export type EnquirySubject = {
  /** As in `/contact?about=…`. */
  about: string;
  title: string;
  /** Its page. */
  href: string;
};

/**
 * Only what the content knows has a title here: nothing of a link's own words is shown or sent.
 * @param about `product:15` or `service:3`
 * @returns undefined for anything else
 */
export async function enquirySubject(about: unknown): Promise<EnquirySubject | undefined> {
  const [, kind, number] = /^(product|service):(\d{1,15})$/.exec(String(about)) ?? [];
  if (!kind) return undefined;
  const [items, pathOf] =
    kind === 'product'
      ? ([await getProducts(), productPath] as const)
      : ([await getServicePages(), servicePath] as const);
  const item = items?.find(({ id }) => id === Number(number));
  return item && { about: `${kind}:${item.id}`, title: item.title, href: pathOf(item) };
}
