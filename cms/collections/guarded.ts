import type { CollectionConfig, GlobalConfig } from 'payload';
import type { Row } from '@/publishing/to-content';
import { endSaves } from '@/server/one-save-at-a-time';
import { keepOwnValues } from './own-values';
import { refuseSavedMeanwhile } from './saved-meanwhile';

const UNSAVED = '/components/unsaved#Unsaved';
const UNPUBLISH = '/components/unpublish-button#UnpublishButton';
const QUESTION = '/components/delete-question#DeleteQuestion';
const versions = { Component: '/components/versions-view#VersionsView' };

/**
 * Every form guards what is typed into it, and what others have saved since it was opened; whoever deletes
 * reads before where it is used; no request sets what the editor fills in itself.
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
        ({ collection, ...operation }) =>
          keepOwnValues<typeof operation.args>({ ...operation, entity: collection }),
        ...(collection.hooks?.beforeOperation ?? []),
        async ({ args, collection, operation, req }) => {
          const { id, data } = args as { id?: number; data?: Row };
          // Who signs in changes their own record, too.
          if (operation === 'update' && id !== undefined && !collection.auth)
            await refuseSavedMeanwhile({ req, id, collection }, data);
          return args;
        },
      ],
      afterChange: [...(collection.hooks?.afterChange ?? []), ({ req }) => endSaves(req)],
    },
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [`${QUESTION}OfRows`, ...uses.rows],
        ...(collection.versions && { views: { edit: { versions } } }),
        edit: {
          ...(collection.versions && { UnpublishButton: UNPUBLISH }),
          ...components.edit,
          beforeDocumentControls: [UNSAVED, `${QUESTION}OfItem`, ...uses.item],
        },
      },
    },
  };
};

export const guardedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ({ args, global, ...operation }) =>
        keepOwnValues<object>({ ...operation, args, entity: global }),
      ...(global.hooks?.beforeOperation ?? []),
      async ({ args, global, operation, req }) => {
        if (operation === 'update')
          await refuseSavedMeanwhile({ req, global }, (args as { data?: Row }).data);
        return args as object;
      },
    ],
    afterChange: [...(global.hooks?.afterChange ?? []), ({ req }) => endSaves(req)],
  },
  admin: {
    ...global.admin,
    components: {
      elements: {
        UnpublishButton: UNPUBLISH,
        ...global.admin?.components?.elements,
        beforeDocumentControls: [UNSAVED],
      },
      views: { edit: { versions } },
    },
  },
});
