/** Whether one entry of ENQUIRIES_TO, `address` or `subject=address`. */
export function recipientEntry(entry: string): { subject?: string; address: string } {
  const at = entry.indexOf('=');
  if (at < 0) return { address: entry.trim() };
  return { subject: entry.slice(0, at).trim().toLowerCase(), address: entry.slice(at + 1).trim() };
}

/**
 * Who gets an enquiry.
 * @param enquiriesTo entries separated by commas
 * @param company where no entry says more
 */
export function recipientsOf(
  enquiriesTo: string | undefined,
  subject: string,
  company: string,
): string {
  const entries = (enquiriesTo ?? '').split(',').filter(Boolean).map(recipientEntry);
  const addresses = (wanted?: string) =>
    entries.filter((entry) => entry.subject === wanted).map(({ address }) => address);
  const [forSubject, forAll] = [addresses(subject.trim().toLowerCase()), addresses()];
  return (forSubject.length > 0 ? forSubject : forAll.length > 0 ? forAll : [company]).join(', ');
}
