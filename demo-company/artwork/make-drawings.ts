/**
 * `npm run drawings`: draws logos, client wordmarks, products, services, the plan of the works, the sheet beside
 * the form for a quote, and certificates into `media/`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawBrand } from './drawing/brand';
import { drawCertificates } from './drawing/certificates';
import { drawClients } from './drawing/clients';
import { drawPortfolio } from './drawing/portfolio';
import { drawProducts } from './drawing/products';
import { drawQuoteSheet } from './drawing/quote-sheet';
import { drawServices } from './drawing/services';
import { drawStages } from './drawing/stages';
import { drawWorksPlan } from './drawing/works-plan';

const media = new URL('../media/', import.meta.url);

const drawings = [
  ...(await drawBrand()),
  ...(await drawClients()),
  ...drawPortfolio(),
  ...(await drawProducts()),
  ...(await drawServices()),
  ...(await drawStages()),
  ...(await drawWorksPlan()),
  await drawQuoteSheet(),
];
await mkdir(new URL('drawings/', media), { recursive: true });
for (const { file, svg } of drawings) await writeFile(new URL(file, media), svg);

// The image optimiser of the site refuses SVG, so papers that look like photographs become JPEG.
for (const { file, svg } of await drawCertificates()) {
  const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  await writeFile(new URL(file, media), picture);
}
