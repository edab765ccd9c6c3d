/** `npm run drawings`: draws logos, client wordmarks, portraits and certificates into `media/`. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawBrand } from './drawing/brand';
import { drawCertificates } from './drawing/certificates';
import { drawClients } from './drawing/clients';
import { drawPeople } from './drawing/people';

const media = new URL('../media/', import.meta.url);

const drawings = [...(await drawBrand()), ...(await drawClients()), ...(await drawPeople())];
for (const { file, svg } of drawings) await writeFile(new URL(file, media), svg);

// The image optimiser of the site refuses SVG, so papers that look like photographs become JPEG.
for (const { file, svg } of await drawCertificates()) {
  const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  await writeFile(new URL(file, media), picture);
}
