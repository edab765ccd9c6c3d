import type { CollectionConfig, GlobalConfig } from 'payload';
import { keepOwnValues } from './own-values';

const UNSAVED = '/components/unsaved#Unsaved';
const versions = { Component: '/components/versions-view#VersionsView' };

/**
 * Every form guards what is typed into it; whoever deletes reads before where it is used; no request sets
 * what the editor fills in itself.
 */
export const guarded = (collection: CollectionConfig): CollectionConfig => {
  const { components = {}, ...admin } = collection.admin ?? {};
  const uses = collection.trash
    ? {
        item: ['/components/uses#UsesOfItem'],
        rows: ['/components/trash-note#TrashNote', '/components/uses#UsesOfRows'],
      }
    : { item: [], rows: [] };
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        (operation) => keepOwnValues<typeof operation.args>(operation),
        ...(collection.hooks?.beforeOperation ?? []),
      ],
    },
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: uses.rows,
        ...(collection.versions && { views: { edit: { versions } } }),
        edit: { ...components.edit, beforeDocumentControls: [UNSAVED, ...uses.item] },
      },
    },
  };
};

export const guardedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ({ args, ...operation }) => keepOwnValues<object>({ ...operation, args }),
      ...(global.hooks?.beforeOperation ?? []),
    ],
  },
  admin: {
    ...global.admin,
    components: {
      elements: {
        ...global.admin?.components?.elements,
        beforeDocumentControls: [UNSAVED],
      },
      views: { edit: { versions } },
    },
  },
});
