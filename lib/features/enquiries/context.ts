import 'server-only';
import { cut } from '@/contract/cut';
import type { EnquiryContext } from '@/contract/enquiry-context';
import { requestIdField } from '@/contract/form-fields';
import { CONTEXT_LIMITS, ENQUIRY_LIMITS } from '@/contract/form-limits';
import type { Submission } from '@/lib/features/forms/post-handler';
import { inLanguage } from '@/lib/content/store/current-language';
import { MAIN } from '@/lib/pages/languages';
import { sameSiteReferrer } from '@/lib/platform/http/same-site';
import { enquirySubject } from './subject';

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** The optional fields of an enquiry. What is wrong or unknown is left out: an enquiry never fails for it. */
export async function contextOf({
  values,
  request,
  language,
}: Pick<Submission, 'values' | 'request' | 'language'>): Promise<
  EnquiryContext & { subject?: string; request_id?: string; language?: string }
> {
  // Without scripts the browser still names the page with the form.
  const form = sameSiteReferrer(request.headers);
  const subject = await subjectForStaff(values.about);
  const campaign = CAMPAIGN.map((name) => {
    const value = values[name] ?? form?.searchParams.get(name);
    return [name, typeof value === 'string' ? lineOf(value, CONTEXT_LIMITS.campaign) : undefined];
  });
  return withoutBlanks({
    subject:
      typeof values.subject === 'string'
        ? lineOf(values.subject, ENQUIRY_LIMITS.subject)
        : undefined,
    about: subject?.title,
    page: pageOf(values.page) ?? pageOf(form?.pathname),
    referrer: hostOf(values.referrer),
    ...Object.fromEntries(campaign),
    request_id: requestIdField.parse(values.request_id),
    language: language?.locale,
  });
}

/** By the title that the company knows it by, unless only the visitor's language has it. */
const subjectForStaff = async (about: unknown) =>
  (await inLanguage(MAIN, () => enquirySubject(about))) ?? enquirySubject(about);

const lineOf = (text: string, max: number): string =>
  cut(text.replace(/[\s\p{C}]+/gu, ' ').trim(), max);

const isShort = (text: string): boolean => text.length <= CONTEXT_LIMITS.place;

const pageOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/[\w/.%-]*$/.test(value) && isShort(value) ? value : undefined;

const hostOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z\d.-]+$/i.test(value) && isShort(value)
    ? value.toLowerCase()
    : undefined;

const withoutBlanks = (
  context: Record<string, string | undefined>,
): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(context).filter(([, value]) => value));
