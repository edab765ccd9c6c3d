import { CODE, startCertificateHost, type CertificateHost } from './certificate-host';
import { cookiesOf, siteRequest } from './site-request';

type Init = Parameters<typeof siteRequest>[1];
type Handler = (request: Request) => Promise<Response>;

/** `repliesWithCode` lets each file prove that no reply contained the code. */
export function serveCertificate() {
  let visitors = 0;
  const replies: Response[] = [];
  const site = {
    host: undefined as unknown as CertificateHost,
    call: (name: string, body: object = {}, init: Init = {}) =>
      send(name, { body: JSON.stringify(body), ...init }),
    get: (name: string, init: Init = {}) => send(name, { method: 'GET', ...init }),
    newVisitor: () => ({ email: `v${++visitors}@example.com`, from: `10.0.0.${visitors}` }),
    requester,
    async repliesWithCode() {
      const texts = await Promise.all(
        replies.map(async (reply) => `${await reply.text()}${[...reply.headers].join()}`),
      );
      return { replies: texts.length, withCode: texts.filter((text) => text.includes(CODE)) };
    },
  };

  beforeAll(async () => {
    site.host = await startCertificateHost();
    process.env.CONTENT_HOST = site.host.url;
    process.env.CONTENT_REVALIDATE_SECONDS = '1';
    process.env.LOG_LEVEL = 'silent';
  });
  afterAll(() => site.host.stop());
  beforeEach(() => site.host.reset());

  async function send(name: string, init: Init) {
    const [route] = name.split('?');
    const handlers = (await import(`@/app/api/certificate/${route}/route`)) as Record<
      string,
      Handler
    >;
    const request = siteRequest(`/api/certificate/${name}`, init);
    const response = await handlers[request.method]!(request);
    replies.push(response.clone());
    return response;
  }

  async function requester() {
    const { email, from } = site.newVisitor();
    const response = await site.call('request', { email }, { from });
    expect(response.status).toBe(200);
    return cookiesOf(response);
  }

  return site;
}
