import { budgets } from './budgets';
import { memory, peakMemory, resetPeakMemory } from './process-metrics';
import { format, type Section } from './report';
import { startContentService, startSite, type Server } from './servers';

const MB = 1024 * 1024;
const AT_ONCE = [20, 40];
const FILE_BYTES = 25 * MB - 1;

type Burst = { uploads: number; seconds: number; site: Memory; service: Memory };
type Memory = { rest: number; above: number };

/** Drawings that many visitors send at once, through the site to the content service and its disk. */
export async function measureUploads(): Promise<Section> {
  const content = await startContentService();
  const site = await startSite('uploads', { CONTENT_HOST: content.url, TRUST_PROXY: '1' });
  try {
    // The first one loads what the others share.
    await upload(site, 0);
    const bursts: Burst[] = [];
    for (const uploads of AT_ONCE) bursts.push(await burst(site, content, uploads));
    const [first] = bursts;
    const budget = { atMost: budgets.uploads.memoryMegabytes * MB };
    return {
      title: 'Uploads',
      metrics: [
        {
          name: `site, memory above rest, ${first?.uploads} uploads at once`,
          value: first?.site.above,
          unit: 'bytes',
          budget,
        },
        {
          name: `content service, memory above rest, ${first?.uploads} uploads at once`,
          value: first?.service.above,
          unit: 'bytes',
          budget,
        },
      ],
      tables: [
        {
          head: [
            'uploads at once',
            'time of all',
            'site at rest',
            'above rest',
            'content service at rest',
            'above rest',
          ],
          rows: bursts.map(({ uploads, seconds, site, service }) => [
            String(uploads),
            format(seconds, 'seconds'),
            ...[site.rest, site.above, service.rest, service.above].map((bytes) =>
              format(bytes, 'bytes'),
            ),
          ]),
        },
      ],
      notes: [
        'Requests for quotes with one drawing of 25 MB each; the files are on the disk, synced, before the reply. Peaks of resident memory as the kernel counts them.',
      ],
    };
  } finally {
    await Promise.all([site.stop(), content.stop()]);
  }
}

async function burst(site: Server, service: Server, uploads: number): Promise<Burst> {
  const servers = [site, service];
  const rest = servers.map(({ pid }) => memory(pid));
  for (const { pid } of servers) resetPeakMemory(pid);
  const start = performance.now();
  await Promise.all(Array.from({ length: uploads }, (_, index) => upload(site, index + 1)));
  const seconds = (performance.now() - start) / 1_000;
  const [ofSite, ofService] = servers.map(({ pid }, index) => ({
    rest: rest[index] ?? NaN,
    above: peakMemory(pid) - (rest[index] ?? NaN),
  }));
  if (!ofSite || !ofService) throw new Error('a server is missing');
  return { uploads, seconds, site: ofSite, service: ofService };
}

const drawing = (() => {
  const bytes = new Uint8Array(FILE_BYTES);
  bytes.set(new TextEncoder().encode('ISO-10303-21;\n'));
  return new Blob([bytes]);
})();

/** Each client has an address of its own. @throws for any other status than 200 */
async function upload(site: Server, client: number): Promise<void> {
  const form = new FormData();
  form.append('name', 'Ada Holt');
  form.append('email', 'ada@engines.example');
  form.append('parts[0][description]', 'Ring');
  form.append('file', drawing, 'ring.step');
  const response = await fetch(`${site.url}/api/quotes`, {
    method: 'POST',
    headers: { accept: 'application/json', 'x-forwarded-for': `203.0.113.${client}` },
    body: form,
  });
  if (response.status !== 200) throw new Error(`an upload was answered ${response.status}`);
}
