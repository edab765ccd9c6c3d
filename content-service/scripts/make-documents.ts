/** `npm run documents`: prints the portfolio into `media/` and the certificate into `documents/`. */
import { printCertificate } from './print/certificate';
import { printPortfolio } from './print/portfolio';
import { saveSheet } from './print/sheet';

const service = new URL('../', import.meta.url);
/** Fixed, so that a second run gives the same bytes. */
const issued = new Date('2026-11-02T08:00:00Z');

await saveSheet(await printPortfolio(issued), new URL('media/documents/portfolio.pdf', service));
// Not in media/, which is public: a visitor needs a code for it.
await saveSheet(await printCertificate(issued), new URL('documents/certificate.pdf', service));
