import 'server-only';
import * as z from 'zod';
import { regionAs, type Region } from '@/contract/formats/region';
import { endpointName } from '@/contract/languages/endpoint-name';
import { NotServedError } from '@/lib/content/host/answer-language';
import { getJson, getLongJson } from '@/lib/content/host/json';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { listEnvelope, recordEnvelope } from '@/lib/content/schemas/lists';
import { isNotOffered } from '@/lib/content/store/fetch-endpoint';
import { translatedSchema } from '@/lib/content/store/translations';
import { examineList, examineRecord } from '../endpoint';
import { sentenceOf, type AnyEndpoint } from '../examine';
import { printable } from '../printable';
import type { ValueFault } from '../report';
import type { EndpointName, Values } from './pairs';

export type Translated = {
  /** As the host sent them: the items of a list, or one record. */
  sent: unknown[];
  /** As the site reads them; null where the language has no answer of its own, undefined where the host fails. */
  own: Values[] | null | undefined;
  /** Why the whole answer cannot be used. */
  error?: string;
  /** Why there is no answer of its own, where the host did answer. */
  otherLanguage?: string;
  dropped: ValueFault[];
  faults: ValueFault[];
};

const NOTHING = { sent: [], dropped: [], faults: [] };

/** An answer that is not in the language, in words for the author of the host. */
function otherLanguage({ said }: NotServedError): string {
  return said.length > 0
    ? `answers in another language (${printable(said.join(', '))})`
    : 'answers without naming the language, in Content-Language or in `locale` beside `data`';
}

/**
 * Asks an endpoint in a further language, and reads the answer as the site does.
 * @param region how the company writes, in its main language
 */
export async function examineIn(
  name: EndpointName,
  locale: string,
  region: Region,
): Promise<Translated> {
  const endpoint = hostEndpoints[name] as unknown as AnyEndpoint;
  try {
    const ask = endpoint.shape === 'list' ? getLongJson : getJson;
    const body: unknown = await ask(endpoint.path, z.unknown(), { locale });
    return await read(name, endpoint, body, regionAs(region, locale));
  } catch (error) {
    if (error instanceof NotServedError)
      return { ...NOTHING, own: null, otherLanguage: otherLanguage(error) };
    if (isNotOffered(error)) return { ...NOTHING, own: null };
    return { ...NOTHING, own: undefined, error: printable(sentenceOf(error)) };
  }
}

/** @throws ZodError, HostResponseError */
async function read(
  name: EndpointName,
  endpoint: AnyEndpoint,
  body: unknown,
  region: Region,
): Promise<Translated> {
  // Nothing is required of a language, and a translation by itself is neither shown nor drawn.
  const asked = {
    path: endpointName(endpoint.path, region.locale),
    schema: translatedSchema(name, endpoint),
    description: endpoint.description,
    optional: true,
    view: () => undefined,
  };
  if (endpoint.shape === 'list') {
    const sent = listEnvelope(z.unknown()).parse(body);
    const { shape, shown } = endpoint;
    const { items, findings } = await examineList({ ...asked, shape, shown }, sent, region);
    const { dropped, faults } = findings;
    return { sent, own: items as Values[], dropped, faults };
  }
  const record = recordEnvelope(z.looseObject({})).parse(body);
  const { shape } = endpoint;
  const blocks = () => ({});
  const { items, findings } = examineRecord({ ...asked, shape, blocks }, record, region);
  return { sent: [record], own: items as Values[], dropped: [], faults: findings.faults };
}
