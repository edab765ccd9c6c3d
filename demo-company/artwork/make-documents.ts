/**
 * `npm run documents`: prints what is public into `media/` and what is locked into `documents/`, and
 * names the size of each file, which the content repeats.
 */
import { statSync, writeFileSync } from 'node:fs';
import { drawPart } from './parts/drawing';
import { turnedParts } from './parts/parts';
import { stepFile } from './parts/step';
import { printCertificate } from './print/certificate';
import {
  printDeliveryConditions,
  printGearGuide,
  printGermanConditions,
  printHookManual,
  printRingGuide,
  printSubstances,
} from './print/documents';
import { printPortfolio } from './print/portfolio';
import { saveSheet, type Sheet } from './print/sheet';

const service = new URL('../', import.meta.url);
/** Fixed, so that a second run gives the same bytes. */
const issued = new Date('2026-11-02T08:00:00Z');

const sheets: Record<string, (date: Date) => Promise<Sheet>> = {
  'media/documents/portfolio.pdf': printPortfolio,
  // Not in media/, which is public: a visitor needs a code for it.
  'documents/certificate.pdf': printCertificate,
  'media/documents/crane-hook-manual.pdf': printHookManual,
  'media/documents/ring-rolling-guide.pdf': printRingGuide,
  'media/documents/gear-cutting-guide.pdf': printGearGuide,
  'media/documents/technical-conditions.pdf': printDeliveryConditions,
  'media/documents/technische-lieferbedingungen.pdf': printGermanConditions,
  'media/documents/substances.pdf': printSubstances,
};
for (const part of Object.values(turnedParts)) {
  sheets[`media/documents/${part.name}-drawing.pdf`] = (date) => drawPart(part, date);
}
for (const [path, print] of Object.entries(sheets)) {
  await saveSheet(await print(issued), new URL(path, service));
}

const { ring, bearing, shaft } = turnedParts;
const models = {
  [`media/documents/${ring.name}.step`]: ring,
  [`media/documents/${bearing.name}.step`]: bearing,
  // The exact model goes to those who leave an address.
  [`documents/${shaft.name}.step`]: shaft,
};
for (const [path, part] of Object.entries(models)) {
  writeFileSync(new URL(path, service), stepFile(part, issued));
}

for (const path of [...Object.keys(sheets), ...Object.keys(models)]) {
  console.log(`${statSync(new URL(path, service)).size} ${path}`);
}
