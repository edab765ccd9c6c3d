import type { Enquiry } from '../store/enquiries';
import { certificateCodeMail } from './code-mail';
import { companyOf } from './company';
import { enquiryMail, receiptMail } from './enquiry-mails';

const company = (locale?: string, customWords?: object, visitors?: string) =>
  companyOf(
    {
      get: (file: string) => {
        if (file === 'pages/words.json') return customWords;
        const settings = { name: 'Quarry Forge', email: 'office@forge.example', locale };
        return file === 'site-settings.json' ? settings : undefined;
      },
    } as never,
    visitors,
  );

const quote = {
  id: 7,
  kind: 'quote',
  name: 'Ada Byron',
  email: 'ada@engines.example',
  company: 'Engines Ltd',
  phone: '',
  subject: 'Quote',
  message: '',
  parts: [{ description: 'Ring', quantity: '12', date: 'May' }],
  drawings: [
    { name: 'ring.step', type: 'STEP', size: 1_572_864, storedAs: 'a' },
    { name: 'hall.zip', type: 'ZIP', size: 20 * 1024 * 1024, storedAs: 'b' },
  ],
  context: { page: '/shop' },
  captcha: 'unavailable',
  receivedAt: Date.UTC(2026, 10, 5, 14, 30),
} as unknown as Enquiry;

const written = (locale?: string) =>
  enquiryMail(quote, ['office@forge.example'], company(locale), (name) => name);

describe('mails', () => {
  it('are English where the settings name no locale', () => {
    expect(written().subject).toBe('Request for a quote from Ada Byron');
    expect(written().text)
      .toBe(`Ada Byron <ada@engines.example> asks for a quote through the website on 5 November 2026 at 14:30 UTC:

Company: Engines Ltd

1.
   Ring
   Quantity: 12
   Needed by: May

Drawings:
- ring.step (STEP, 1.6 MB)
- hall.zip (ZIP, 21 MB), too large for this mail: npm run enquiries -- export --folder quotes

Page: /shop

--
Enquiry no. 7. Reply to this mail to answer Ada Byron directly.
The human check could not be made for this enquiry.
`);
    expect(receiptMail(quote, company()).text).toBe(`Good day,

thank you for your request for a quote. We have received it and will answer as soon as we have checked it.

Number: 7, received on 5 November 2026 at 14:30 UTC.
Parts: 1. Drawings: 2.

If you did not write to us, you can ignore this mail.

Quarry Forge
`);
    expect(certificateCodeMail('a@b.example', '123456', company())).toMatchObject({
      subject: 'Your code for the Quarry Forge certificate',
      text: expect.stringContaining('certificate is:\n\n    123456\n\nEnter it') as string,
    });
  });

  it.each([
    ['de-DE', 'Menge: 12', '1,6 MB', '5. November 2026 um 14:30 UTC'],
    ['pl-PL', 'Ilość: 12', '1,6 MB', '5 listopada 2026 14:30 UTC'],
    ['ar-EG', 'الكمية: \u206812\u2069', '1.6 ميغابايت', '5 نوفمبر 2026'],
    ['bn-BD', 'পরিমাণ: 12', '1.6 MB', '5 নভেম্বর, 2026'],
  ])('speak the language of %s', (locale, quantity, size, time) => {
    const { text } = written(locale);
    for (const part of [quantity, size, time]) expect(text).toContain(part);
    expect(text).not.toMatch(/Quantity|Drawings|website/);
    expect(receiptMail(quote, company(locale)).text).not.toMatch(/Good day|Parts/);
  });

  it.each([
    ['de-DE', 'Sprache: Deutsch (Deutschland)', 'Nummer: 7', '5. November 2026 um 14:30 UTC'],
    ['pl-PL', 'Język: polski (Polska)', 'Numer: 7', '5 listopada 2026 14:30 UTC'],
    ['ar-EG', 'اللغة: \u2068العربية (مصر)\u2069', '7', '5 نوفمبر 2026'],
  ])('to a visitor are in %s, and those to the staff name it', (language, named, number, time) => {
    const receipt = receiptMail(quote, company('fr-FR', undefined, language)).text;
    for (const part of [number, time]) expect(receipt).toContain(part);
    const enquiry = { ...quote, language };
    const { text } = enquiryMail(enquiry, ['a@b.example'], company(language), (name) => name);
    expect(text).toContain(named);
    expect(written(language).text).not.toContain(named);
  });

  it('have the words of the company, where they can be shown', () => {
    const forge = company('de-DE', {
      'mail.receipt.quoteSubject': 'Danke! Ihre {company}',
      'mail.code.subject': 'Ein Code',
    });
    expect(receiptMail(quote, forge).subject).toBe('Danke! Ihre Quarry Forge');
    const { subject } = certificateCodeMail('a@b.example', '1', forge);
    expect(subject).toBe(certificateCodeMail('a@b.example', '1', company('de-DE')).subject);
  });

  it('of several companies stand beside each other in one process', () => {
    const subjects = ['de-DE', 'fo-FO'].map((locale) => written(locale).subject);
    expect(subjects).toEqual(['Angebotsanfrage von Ada Byron', written().subject]);
  });
});
