import budgets from '@/budgets.json' with { type: 'json' };
import { memoryIn } from './memory-in-languages';
import { type Subject } from './programs';
import {
  countOld,
  publishSettings,
  timeItem,
  timeRendering,
  untilStored,
  type Rendering,
} from './publish-in-languages';
import { measured, median, percentile, type Measurement } from './report';
import { FURTHER, visited } from './site-in-languages';
import { tenVisitorsDuring } from './visits';

/** What further languages cost: six beside one, with the same host. */
export async function measureLanguages(subject: Subject, quick: boolean): Promise<Measurement[]> {
  const publishes = quick ? 2 : 5;
  const one = await visited(subject, []);
  const six = await visited(subject, FURTHER);
  const items = { one: [] as number[], six: [] as number[] };
  const made = { one: [] as Rendering[], six: [] as Rendering[] };
  for (let turn = 0; turn < publishes; turn++) {
    items.one.push(await timeItem(one));
    items.six.push(await timeItem(six, 'de-DE'));
    made.one.push(await timeRendering(one));
    made.six.push(await timeRendering(six));
  }
  const old = await countOld(six);
  await untilStored(six, 0);
  const began = Date.now();
  const work = publishSettings(six).then(() => untilStored(six, began));
  const visitors = await tenVisitorsDuring(six.site, work, six.addresses);
  await Promise.all([one, six].map(({ site }) => site.stop()));
  const used = {
    one: await memoryIn(subject, [], quick),
    six: await memoryIn(subject, FURTHER, quick),
  };

  const of = (languages: 'one' | 'six', what: 'ten' | 'all' | 'pages') =>
    median(made[languages].map((each) => each[what]));
  const ratio = of('six', 'pages') / of('one', 'pages');
  const { languages: limits, publish } = budgets;
  return [
    measured('one item, one language', median(items.one), 'ms'),
    measured('one item, in one of six', median(items.six), 'ms', publish.itemMs),
    measured('settings, ten pages asked for most, one language', of('one', 'ten'), 'ms'),
    measured('settings, the same, six languages', of('six', 'ten'), 'ms'),
    measured('settings, the same, share', of('six', 'ten') / of('one', 'ten'), '', limits.tenPages),
    measured('stored pages, one language', of('one', 'pages'), ''),
    measured('stored pages, six languages', of('six', 'pages'), ''),
    measured('settings, all pages, one language', of('one', 'all'), 'ms'),
    measured('settings, all pages, six languages', of('six', 'all'), 'ms'),
    measured(
      'settings, a page of six languages, share of one’s',
      of('six', 'all') / of('one', 'all') / ratio,
      '',
      limits.eachPage,
    ),
    measured('pages opened after it that were old', old, '', 0),
    measured(
      'visitors meanwhile, p95',
      percentile(visitors.times, 0.95),
      'ms',
      limits.visitorsP95Ms,
    ),
    measured('visits without an answer', visitors.lost, '', 0),
    measured('memory, 1,000 products, one language', used.one, 'MB'),
    measured('memory, 1,000 products, six languages', used.six, 'MB'),
    measured('memory, share', used.six / used.one, '', limits.memory),
  ];
}
