import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { countsSchema } from '@/contract/counts';
import { DRAWING_LIMITS } from '@/contract/drawings';
import { ENQUIRY_LIMITS, PART_FIELDS, QUOTE_LIMITS, type PartField } from '@/contract/form-limits';

/** What docs/content-api.base.yaml tells once more of the contract, in its own words. */

describe('the description of what visitors send', () => {
  const limited = z.record(
    z.string(),
    z.object({ maxLength: z.number().optional(), maxItems: z.number().optional() }),
  );
  const { schemas } = z
    .object({
      components: z.object({
        schemas: z.record(z.string(), z.object({ properties: limited.optional() })),
      }),
    })
    .parse(parse(readFileSync('docs/content-api.base.yaml', 'utf8'))).components;
  const lengths = (name: string) =>
    Object.fromEntries(
      Object.entries(schemas[name]?.properties ?? {}).flatMap(([field, { maxLength }]) =>
        maxLength === undefined ? [] : [[field, maxLength]],
      ),
    );

  it('has the limits of the forms', () => {
    const { name, email, message, company, phone } = QUOTE_LIMITS;
    expect(lengths('Quote')).toEqual({ name, email, message, company, phone });
    expect(schemas.Quote?.properties?.parts?.maxItems).toBe(QUOTE_LIMITS.parts);
    expect(lengths('QuotePart')).toEqual(
      Object.fromEntries(
        (Object.keys(PART_FIELDS) as PartField[]).map((field) => [field, PART_FIELDS[field].most]),
      ),
    );
    const { subject, message: written } = ENQUIRY_LIMITS;
    expect(lengths('Enquiry')).toEqual({ name, email, subject, message: written });
  });

  it('has the limits of the counts and of the drawings', () => {
    const { maxItems } = z.toJSONSchema(countsSchema).properties?.counts as { maxItems: number };
    expect(schemas.Counts?.properties?.counts?.maxItems).toBe(maxItems);
    const base = readFileSync('docs/content-api.base.yaml', 'utf8').replace(/\s+/g, ' ');
    expect(base).toContain(`maxItems: ${DRAWING_LIMITS.files}`);
    expect(base).toContain(`at most ${DRAWING_LIMITS.megabytes} MB`);
  });
});
