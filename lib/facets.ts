/** What an item has of one facet. */
export type Trait = {
  /** In the URL. */
  value: string;
  label: string;
  /** Choices stand in this order, equal ones by their labels. */
  order?: number;
};

/** What a visitor chose, by the values in the URL. */
export type Filters<Name extends string> = Partial<Record<Name, string[]>>;

export type Choice = {
  value: string;
  label: string;
  /** Items that are left with this choice. */
  count: number;
  chosen: boolean;
};
export type Facet<Name extends string> = { name: Name; title: string; choices: Choice[] };

/** What an item has of all facets. */
type Traits<Name extends string> = Partial<Record<Name, Trait>>;

/** As Next.js gives it. */
type Query = Record<string, string | string[] | undefined>;

/**
 * Narrows a list by what its items have.
 * @param titles of the facets, in their order on the page
 */
export function facetsBy<T, Name extends string>(
  titles: Record<Name, string>,
  traitsOf: (item: T) => Traits<Name>,
) {
  const names = Object.keys(titles) as Name[];

  /** One of the values chosen of each facet. */
  const matches = (traits: Traits<Name>, filters: Filters<Name>, except?: Name): boolean =>
    names.every((name) => {
      const wanted = filters[name];
      if (name === except || !wanted?.length) return true;
      const value = traits[name]?.value;
      return value !== undefined && wanted.includes(value);
    });

  function choicesOf(all: readonly Traits<Name>[], name: Name, filters: Filters<Name>): Choice[] {
    const found = new Map<string, Trait & { count: number }>();
    for (const traits of all) {
      const trait = traits[name];
      if (!trait) continue;
      const choice = found.get(trait.value) ?? { ...trait, count: 0 };
      if (matches(traits, filters, name)) choice.count += 1;
      found.set(trait.value, choice);
    }
    return [...found.values()]
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.label.localeCompare(b.label))
      .map(({ value, label, count }) => ({
        ...{ value, label, count },
        chosen: filters[name]?.includes(value) ?? false,
      }));
  }

  return {
    narrow: (items: readonly T[], filters: Filters<Name>): T[] =>
      items.filter((item) => matches(traitsOf(item), filters)),

    /** The facets that divide the items. A choice counts with those of the other facets. */
    facetsOf(items: readonly T[], filters: Filters<Name> = {}): Facet<Name>[] {
      const all = items.map(traitsOf);
      return names
        .map((name) => ({ name, title: titles[name], choices: choicesOf(all, name, filters) }))
        .filter(({ choices }) => choices.length > 1);
    },

    /** What no item has is left out, so that no crawler can make endless pages. */
    readFilters(items: readonly T[], query: Query): Filters<Name> {
      const filters: Filters<Name> = {};
      const all = items.map(traitsOf);
      for (const name of names) {
        const known = new Set(all.map((traits) => traits[name]?.value));
        const wanted = [query[name] ?? []].flat().filter((value) => known.has(value));
        if (wanted.length > 0) filters[name] = [...new Set(wanted)].sort();
      }
      return filters;
    },
  };
}
