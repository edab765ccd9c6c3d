import 'server-only';
import { cut } from '@/contract/cut';
import * as z from 'zod';
import { documentKinds } from '@/lib/routes/facets';
import * as field from './fields';
import type { Warn } from './warnings';

const MAX_REVISION = 20;

/** A file that visitors take home, either public or locked behind the certificate's one-time code. */
export const documentSchema = (warn: Warn) =>
  z
    .object({
      kind: z.enum(documentKinds),
      /** What stands in place of the kind's own name. */
      title: field.text,
      file: field.file,
      locked_file: field.lockedFile(warn, false),
      language: field
        .textLike(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, 'BCP 47, like de-AT')
        .transform((tag) => (tag && Intl.getCanonicalLocales(tag)[0]) || undefined),
      revision: field.text.transform((text) => text && cut(text, MAX_REVISION)),
      date: field.date,
      /** In bytes. */
      size: field.number(0, Number.MAX_SAFE_INTEGER).optional().catch(undefined),
    })
    .transform(({ locked_file, file, ...document }, context): OfferedDocument => {
      if (!file && !locked_file) context.addIssue('no file');
      // What is locked gets no path under `/media`, even where the host names the file twice.
      return locked_file ? { ...document, locked: locked_file } : { ...document, file };
    })
    .meta({ id: 'OfferedDocument' });
export type OfferedDocument = {
  kind: (typeof documentKinds)[number];
  title?: string;
  file?: string;
  /** Where the content host has it: for the server alone. */
  locked?: string;
  language?: string;
  revision?: string;
  date?: string;
  size?: number;
};

export const documents = (warn: Warn) =>
  field.validEntries<OfferedDocument>(documentSchema(warn), warn);
