import { regionOf } from '@/contract/formats/region';
import { faultsOf } from '@/contract/records/faults';
import { hostEndpoints } from './host-endpoints';
import { customWordsSchema } from './custom-words-schema';
import { parseRecord } from './warnings';

const region = regionOf({ locale: 'de-DE' });
const sent = {
  'cart.empty': 'Noch nichts ausgesucht.',
  'common.remove': 'Weg damit',
  'cart.emtpy': 'Leer.',
  'common.name': null,
};

describe('words of a company', () => {
  it('are shown as far as they can be, and the rest is reported', () => {
    const { shown, warnings } = parseRecord(hostEndpoints.words, sent, region);
    expect(shown).toEqual({ 'cart.empty': 'Noch nichts ausgesucht.' });
    expect(warnings).toEqual(['words without a place or mark: common.remove', 'unknown words']);
  });

  it('are told to whoever wrote them, each with its fault', () =>
    expect(faultsOf(customWordsSchema({ region }), sent)).toEqual([
      { field: 'common.remove', sentence: '{name} is missing.' },
      { field: 'cart.emtpy', sentence: 'The site has no phrase with this key.' },
    ]));
});
