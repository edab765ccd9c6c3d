import { printCertificate } from './print/certificate';
import { printPortfolio } from './print/portfolio';
import { saveSheet } from './print/sheet';

const root = new URL('../', import.meta.url);
/** Date of issue, fixed so that a second run gives the same bytes. */
const issued = new Date('2026-11-02T08:00:00Z');

/** Run with `node --import tsx content-service/scripts/make-documents.ts`. */
async function main() {
  // Only the portfolio is public media; the certificate is handed out after its code.
  await saveSheet(await printPortfolio(issued), new URL('media/documents/portfolio.pdf', root));
  await saveSheet(await printCertificate(issued), new URL('documents/certificate.pdf', root));
}

await main();
