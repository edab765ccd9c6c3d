import { readEmail } from '../../contract/formats/email';

/** Whether one entry of ENQUIRIES_TO, `email` or `subject=email`. */
export function recipientEntry(entry: string): { subject?: string; email: string } {
  const at = entry.indexOf('=');
  if (at < 0) return { email: entry.trim() };
  return { subject: entry.slice(0, at).trim().toLowerCase(), email: entry.slice(at + 1).trim() };
}

/**
 * Who gets an enquiry, each once and in the form that mail servers know.
 * @param enquiriesTo entries separated by commas
 * @param company where no entry says more
 */
export function recipientsOf(
  enquiriesTo: string | undefined,
  subject: string,
  company: string | undefined,
): string[] {
  const entries = (enquiriesTo ?? '').split(',').filter(Boolean).map(recipientEntry);
  const emails = (wanted?: string) =>
    entries.filter((entry) => entry.subject === wanted).map(({ email }) => email);
  const [forSubject, forAll] = [emails(subject.trim().toLowerCase()), emails()];
  const found = [forSubject, forAll].find(({ length }) => length > 0) ?? [company];
  return [...new Set(found.flatMap((email) => readEmail(email)?.value ?? []))];
}
