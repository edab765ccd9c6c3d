import { DEFAULT_REGION } from '@/contract/formats/region';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { examineRecord } from './endpoint';

process.env.CONTENT_HOST = 'http://127.0.0.1:4000';

describe('examineRecord', () => {
  it('takes settings with the fields of the specification for whole, and hints at a name', () => {
    const settings = {
      phone: '1',
      email: 'a@b.example',
      address: 'Mill Road',
      copyright: '© Forge',
    };
    expect(
      examineRecord(hostEndpoints.siteSettings, settings, DEFAULT_REGION).findings,
    ).toMatchObject({
      missing: [],
      notes: [expect.stringMatching(/^no name: /)],
    });
  });

  it('takes a certificate page with its file alone for whole', () => {
    const page = { sections: [{ items: [{ contents: { file: '/documents/certificate.pdf' } }] }] };
    expect(
      examineRecord(hostEndpoints.certificatePage, page, DEFAULT_REGION).findings,
    ).toMatchObject({
      missing: [],
      notes: [expect.stringMatching(/^no title: /)],
    });
  });

  it('names what the contract asks for and the host lacks', () => {
    const settings = { name: 'Forge' };
    const { missing, notes } = examineRecord(
      hostEndpoints.siteSettings,
      settings,
      DEFAULT_REGION,
    ).findings;
    expect([missing, notes]).toEqual([['phone', 'email', 'address'], []]);
  });
});
