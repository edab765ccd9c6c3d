import type { JSONFieldValidation } from 'payload';
import { contentGlobal } from '@/collections/content-collection';
import { regionOfSettings } from '@/fields/region';
import { readCustomWords } from '../../words/custom-words';
import { words } from '../../words/words';

/** What the site would leave out is not published; an import is taken as it is, as everywhere. */
const shownBySite: JSONFieldValidation = async (given, { req }) => {
  const value: unknown = given;
  if (req.context?.seeding || value === undefined || value === null) return true;
  if (typeof value !== 'object' || Array.isArray(value))
    return 'This must be a list of keys, each with a text.';
  const { locale } = await regionOfSettings(req);
  const { faults } = readCustomWords({ ...value }, words(locale));
  return faults.length === 0 || faults.map(({ key, sentence }) => `${key}: ${sentence}`).join(' ');
};

export const customWords = contentGlobal({
  slug: 'words',
  label: 'Words',
  group: 'Company',
  help: 'The texts of buttons, messages and mails. Replace any of them with your own.',
  fields: [
    {
      name: 'words',
      label: 'Words',
      type: 'json',
      validate: shownBySite,
      admin: { components: { Field: '/components/own-words/own-words#OwnWords' } },
    },
  ],
});
