import 'server-only';
import * as z from 'zod';
import { documentedAs } from '@/contract/records/json-schema';
import { readCustomWords } from '@/words/custom-words';
import { words } from '@/words/words';
import type { HostReading } from './warnings';

/** Words of the site as a company wants them, by area and key; the catalogue says which there are. */
export const customWordsSchema = ({ region, warn }: HostReading) =>
  documentedAs(
    z.looseObject({}).transform((given, context) => {
      const { own, faults } = readCustomWords(given, words(region.locale));
      for (const { key, reason, sentence } of faults) {
        if (warn) warn(reason, sentence);
        else context.addIssue({ code: 'custom', path: [key], message: sentence });
      }
      return own;
    }),
    z
      .record(z.string(), z.string())
      .meta({ id: 'Words', description: 'From `area.key` of `words/en.json` to a text' }),
  );
