/**
 * Tiers of the cascade, lowest first: a later one wins whatever the specificity or order of sheets. It
 * stands in the document itself, before all sheets, whose order Next.js does not promise.
 */
export const LAYER_ORDER = '@layer tokens, base, shared, ui, layout, sections, overrides;';
