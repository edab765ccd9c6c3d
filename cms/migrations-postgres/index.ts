import * as migration_20261123_131532_initial from './20261123_131532_initial';
import * as migration_20261123_145337_contract_growth from './20261123_145337_contract_growth';
import * as migration_20261123_195527_documents from './20261123_195527_documents';
import * as migration_20261127_102547_trash_and_review_pictures from './20261127_102547_trash_and_review_pictures';

export const migrations = [
  {
    up: migration_20261123_131532_initial.up,
    down: migration_20261123_131532_initial.down,
    name: '20261123_131532_initial',
  },
  {
    up: migration_20261123_145337_contract_growth.up,
    down: migration_20261123_145337_contract_growth.down,
    name: '20261123_145337_contract_growth',
  },
  {
    up: migration_20261123_195527_documents.up,
    down: migration_20261123_195527_documents.down,
    name: '20261123_195527_documents',
  },
  {
    up: migration_20261127_102547_trash_and_review_pictures.up,
    down: migration_20261127_102547_trash_and_review_pictures.down,
    name: '20261127_102547_trash_and_review_pictures'
  },
];
