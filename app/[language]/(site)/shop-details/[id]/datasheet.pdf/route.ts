import { loadWords } from '@/lib/content/words/load-words';
import { answerWhenLoaded } from '@/lib/content/store/required';
import { drawDataSheet } from '@/lib/features/data-sheet/data-sheet';
import { makesDataSheet } from '@/lib/features/documents/documents-of';
import { speaking } from '@/lib/pages/in-language';
import { findItem } from '@/lib/pages/found-items';
import { dataSheetPath } from '@/lib/pages/routes/paths';
import { pageUrl } from '@/lib/features/seo/absolute-url';
import { requireProducts } from '@/lib/features/shop/products';
import { cleanName, disposition } from '@/lib/media/download-types';
import { policyFor } from '@/lib/media/file-types';
import { LENGTH_HEADER } from '@/lib/platform/http/length-header';

type Context = { params: Promise<{ language: string; id: string }> };

async function noDataSheet(): Promise<Response> {
  const { errors } = await loadWords();
  return new Response(`${errors.noDataSheet}\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Names can be told apart also where a part number has signs that no name of a file has. */
function nameOf({ id, sku, slug }: { id: number; sku?: string; slug?: string }): string {
  const wanted = sku ?? slug ?? `product-${id}`;
  const name = cleanName(wanted);
  return name === wanted.normalize('NFC') ? name : `${name}-${id}`;
}

/** The data sheet of a product for which the content names none. */
export const GET = speaking(async (_: Request, { params }: Context) => {
  const { id } = await params;
  return answerWhenLoaded(() => dataSheetOf(id));
});

async function dataSheetOf(id: string): Promise<Response> {
  const product = await findItem(requireProducts, id);
  if (!product || !makesDataSheet(product)) return noDataSheet();
  const path = dataSheetPath(product);
  if (!path.includes(`/${encodeURIComponent(id)}/`)) return Response.redirect(pageUrl(path), 308);
  const pdf = await drawDataSheet(product);
  const name = nameOf(product);
  const plain = /^[\w.-]+$/.test(name) ? name : `product-${product.id}`;
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      [LENGTH_HEADER]: String(pdf.byteLength),
      'content-disposition': disposition(
        'inline',
        `${name}-datasheet.pdf`,
        `${plain}-datasheet.pdf`,
      ),
      'content-security-policy': policyFor('application/pdf'),
      'x-content-type-options': 'nosniff',
      // A few kilobytes: parts of it are not worth their own answers.
      'accept-ranges': 'none',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400, no-transform',
    },
  });
}
