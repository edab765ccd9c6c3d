/** `npm run documents`: prints what is public into `media/` and what is locked into `documents/`. */
import { printCertificate } from './print/certificate';
import { printDeliveryConditions, printHookManual, printRingGuide } from './print/documents';
import { printPortfolio } from './print/portfolio';
import { saveSheet } from './print/sheet';

const service = new URL('../', import.meta.url);
/** Fixed, so that a second run gives the same bytes. */
const issued = new Date('2026-11-02T08:00:00Z');

await saveSheet(await printPortfolio(issued), new URL('media/documents/portfolio.pdf', service));
// Not in media/, which is public: a visitor needs a code for it.
await saveSheet(await printCertificate(issued), new URL('documents/certificate.pdf', service));

const offered = {
  'crane-hook-manual': printHookManual,
  'ring-rolling-guide': printRingGuide,
  'technical-conditions': printDeliveryConditions,
};
for (const [name, print] of Object.entries(offered)) {
  await saveSheet(await print(issued), new URL(`media/documents/${name}.pdf`, service));
}
