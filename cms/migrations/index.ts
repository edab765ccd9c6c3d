import * as migration_20261123_131220_initial from './20261123_131220_initial';
import * as migration_20261123_145328_contract_growth from './20261123_145328_contract_growth';
import * as migration_20261123_195521_documents from './20261123_195521_documents';
import * as migration_20261127_102524_trash_and_review_pictures from './20261127_102524_trash_and_review_pictures';

export const migrations = [
  {
    up: migration_20261123_131220_initial.up,
    down: migration_20261123_131220_initial.down,
    name: '20261123_131220_initial',
  },
  {
    up: migration_20261123_145328_contract_growth.up,
    down: migration_20261123_145328_contract_growth.down,
    name: '20261123_145328_contract_growth',
  },
  {
    up: migration_20261123_195521_documents.up,
    down: migration_20261123_195521_documents.down,
    name: '20261123_195521_documents',
  },
  {
    up: migration_20261127_102524_trash_and_review_pictures.up,
    down: migration_20261127_102524_trash_and_review_pictures.down,
    name: '20261127_102524_trash_and_review_pictures'
  },
];
