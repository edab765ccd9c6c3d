import { compareTexts } from '@/lib/platform/text/compare-texts';
import { caseless } from '@/lib/platform/text/fragment';
import { bySpelling, spelled } from '@/lib/platform/text/spellings';

/** What an item has of one facet. */
export type Trait = {
  /** In the URL. */
  value: string;
  /** What it is called, unless the page has words for it. */
  label: string;
  /** Of the label, where that is not the page's. */
  lang?: string;
  /** Choices stand in this order, equal ones by their labels. */
  order?: number;
};

const sameLabel = (label: string): string => caseless(label).trim().replace(/\s+/g, ' ');

/**
 * Different labels may have one value, as `C++` and `C#`: the first keeps it, the others get a number.
 * @returns the value of a label among these
 */
export function distinctValues(
  traits: Iterable<Pick<Trait, 'value' | 'label'>>,
): (trait: Pick<Trait, 'value' | 'label'>) => string {
  const keyOf = ({ value, label }: Pick<Trait, 'value' | 'label'>) =>
    `${value} ${sameLabel(label)}`;
  const byKey = new Map<string, string>();
  const taken = new Set<string>();
  for (const trait of traits) {
    const key = keyOf(trait);
    if (byKey.has(key)) continue;
    let value = trait.value;
    for (let number = 2; taken.has(value); number++) value = `${trait.value}-${number}`;
    taken.add(value);
    byKey.set(key, value);
  }
  return (trait) => byKey.get(keyOf(trait)) ?? trait.value;
}

/** What a visitor chose, by the values in the URL. */
export type Filters<Name extends string> = Partial<Record<Name, string[]>>;

export type Choice = {
  value: string;
  label: string;
  lang?: string;
  /** Items that are left with this choice. */
  count: number;
  chosen: boolean;
};
/** How facets are shown in the language of a page. */
type Shown<Name extends string> = {
  titles: Readonly<Record<Name, string>>;
  labelOf: (name: Name, trait: Trait) => string;
  /** Whose alphabet choices are sorted by. */
  locale?: string;
};

export type Facet<Name extends string> = { name: Name; title: string; choices: Choice[] };

/** What an item has of all facets. */
type Traits<Name extends string> = Partial<Record<Name, Trait>>;

/** As Next.js gives it. */
type Query = Record<string, string | string[] | undefined>;

/**
 * Narrows a list by what its items have.
 * @param names of the facets, in their order on the page
 */
export function facetsBy<T, Name extends string>(
  names: readonly Name[],
  traitsOf: (item: T) => Traits<Name>,
) {
  /** What the items have, with a value of its own for each label. */
  function traitsOfAll(items: readonly T[]): Traits<Name>[] {
    const all = items.map(traitsOf);
    const valueOf = new Map(
      names.map((name) => [name, distinctValues(all.flatMap((traits) => traits[name] ?? []))]),
    );
    return all.map((traits) => {
      const distinct: Traits<Name> = {};
      for (const name of names) {
        const trait = traits[name];
        distinct[name] = trait && { ...trait, value: valueOf.get(name)!(trait) };
      }
      return distinct;
    });
  }

  /** One of the values chosen of each facet. */
  const matches = (traits: Traits<Name>, filters: Filters<Name>, except?: Name): boolean =>
    names.every((name) => {
      const wanted = filters[name];
      if (name === except || !wanted?.length) return true;
      const value = traits[name]?.value;
      return value !== undefined && wanted.includes(value);
    });

  function choicesOf(
    all: readonly Traits<Name>[],
    name: Name,
    filters: Filters<Name>,
    { labelOf, locale }: Shown<Name>,
  ): Choice[] {
    const found = new Map<string, Trait & { count: number }>();
    for (const traits of all) {
      const trait = traits[name];
      if (!trait) continue;
      const choice = found.get(trait.value) ?? {
        ...trait,
        label: labelOf(name, trait),
        count: 0,
      };
      if (matches(traits, filters, name)) choice.count += 1;
      found.set(trait.value, choice);
    }
    const compare = compareTexts(locale);
    return [...found.values()]
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || compare(a.label, b.label))
      .map(({ value, label, lang, count }) => ({
        ...{ value, label, ...(lang && { lang }), count },
        chosen: filters[name]?.includes(value) ?? false,
      }));
  }

  return {
    /** @param items all of them, since the values depend on what others are called */
    narrow(items: readonly T[], filters: Filters<Name>): T[] {
      const all = traitsOfAll(items);
      return items.filter((_, index) => matches(all[index]!, filters));
    },

    /** The facets that divide the items. A choice counts with those of the other facets. */
    facetsOf(items: readonly T[], filters: Filters<Name> = {}, shown: Shown<Name>): Facet<Name>[] {
      const all = traitsOfAll(items);
      return names
        .map((name) => ({
          name,
          title: shown.titles[name],
          choices: choicesOf(all, name, filters, shown),
        }))
        .filter(({ choices }) => choices.length > 1);
    },

    /** What no item has is left out, so that no crawler can make endless pages. */
    readFilters(items: readonly T[], query: Query): Filters<Name> {
      const filters: Filters<Name> = {};
      const all = traitsOfAll(items);
      for (const name of names) {
        const values = all.flatMap((traits) => traits[name]?.value ?? []);
        const known = bySpelling(values);
        const wanted = [query[name] ?? []].flat().flatMap((value) => spelled(known, value) ?? []);
        if (wanted.length > 0) filters[name] = [...new Set(wanted)].sort();
      }
      return filters;
    },
  };
}
