import { serveContent } from '@/testing/served-content';
import { hostEndpoints } from './host-endpoints';
import { sampleList, sampleRecord } from './samples';

process.env.SAMPLES = 'off';
const site = serveContent();

describe('with SAMPLES=off', () => {
  it('there are no samples', async () => {
    expect(await sampleList(hostEndpoints.team)).toEqual([]);
    expect(sampleRecord(hostEndpoints.constructionHome)).toBeNull();
  });

  it('a list that the host does not have is empty, and a record null', async () => {
    site.host.answerWith(({ url }, response) =>
      response.writeHead(url === '/api/social-links' ? 200 : 404).end('[]'),
    );
    expect(await site.content.getTeam()).toEqual([]);
    expect(await site.content.getConstructionHome()).toBeNull();
  });

  it('an empty list of the host stays empty', async () => {
    site.host.answerJson([]);
    expect(await site.content.getProducts()).toEqual([]);
  });
});
