import 'server-only';
import type { OfferedDocument } from '@/lib/content/schemas/document-schemas';
import type { Picture } from '@/lib/content/schemas/fields';
import type { Product, Service } from '@/lib/content/schemas/schemas';
import { UNLOCK_PATH, unlockQuery } from '@/lib/features/certificate/unlock-path';
import type { DocumentKind } from '@/contract/records/documents';
import { dataSheetPath, productPath, servicePath } from '@/lib/pages/routes/paths';
import { fileType } from '@/lib/platform/text/file-summary';
import { isReadable } from '@/lib/platform/typesetting/letters';
import type { Catalogue } from '@/words/messages';
import { lockedKey } from './locked-key';

/** A document as pages show it: a locked one has a key instead of a file. */
export type SiteDocument = {
  kind: DocumentKind;
  title: string;
  /** Of its title, where that is not the page's. */
  lang?: string;
  href: string;
  /** Of a locked document. */
  unlockKey?: string;
  /** `PDF` */
  type?: string;
  language?: string;
  revision?: string;
  date?: string;
  size?: number;
  /** The product or service that it belongs to. */
  about?: { title: string; href: string; isProduct: boolean; picture?: Picture };
  /** The category of the product. */
  topic: string;
};

type Subject = { about?: SiteDocument['about']; topic: string };

/** For documents without a name of their own, and for those of no product. */
export type DocumentWords = Pick<Catalogue, 'common' | 'downloads'>;

export function shown(
  { locked, file, lang, ...document }: OfferedDocument,
  subject: Subject,
  { downloads }: DocumentWords,
): SiteDocument {
  const unlockKey = locked && lockedKey(locked);
  return {
    ...document,
    ...subject,
    title: document.title ?? downloads.kinds[document.kind],
    ...(document.title && lang && { lang }),
    href: unlockKey ? UNLOCK_PATH + unlockQuery({ file: unlockKey }) : (file ?? ''),
    unlockKey,
    type: fileType(locked ?? file ?? ''),
  };
}

/** Where a product has no data sheet, the one that the site makes comes first. */
export function documentsOfProduct(product: Product, words: DocumentWords): SiteDocument[] {
  const subject = {
    about: {
      title: product.title,
      href: productPath(product),
      isProduct: true,
      picture: product.picture,
    },
    topic: product.category ?? words.common.company,
  };
  const own = product.documents.map((document) => shown(document, subject, words));
  return makesDataSheet(product)
    ? [
        {
          kind: 'data-sheet',
          title: words.downloads.kinds['data-sheet'],
          href: dataSheetPath(product),
          type: 'PDF',
          date: product.updatedAt,
          ...subject,
        },
        ...own,
      ]
    : own;
}

/** Unless the company has one of its own, or the name is in a script that the site cannot set. */
export const makesDataSheet = ({ documents, title }: Pick<Product, 'documents' | 'title'>) =>
  !documents.some(({ kind }) => kind === 'data-sheet') && isReadable(title);

export function documentsOfService(service: Service, words: DocumentWords): SiteDocument[] {
  const about = { title: service.title, href: servicePath(service), isProduct: false };
  const subject = { about, topic: words.common.services };
  return service.documents.map((document) => shown(document, subject, words));
}

const FRAMED = ['PDF', 'PNG', 'JPG', 'JPEG', 'WEBP', 'AVIF'];

/** Whether browsers show it; other files are saved. */
export const isFramed = ({ type = '' }: Pick<SiteDocument, 'type'>): boolean =>
  FRAMED.includes(type);
