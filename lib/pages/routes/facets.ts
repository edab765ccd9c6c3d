/** What the products of the shop can be narrowed by, in the order in which it stands on the page. */
export const facetNames = ['category', 'material', 'weight', 'size'] as const;
export type FacetName = (typeof facetNames)[number];

/** What the downloads can be narrowed by. */
export const documentFacetNames = ['kind', 'topic', 'language'] as const;
export type DocumentFacetName = (typeof documentFacetNames)[number];
