import * as migration_20261123_131220_initial from './20261123_131220_initial';
import * as migration_20261123_145328_contract_growth from './20261123_145328_contract_growth';
import * as migration_20261123_195521_documents from './20261123_195521_documents';
import * as migration_20261127_085941_trash from './20261127_085941_trash';

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
    up: migration_20261127_085941_trash.up,
    down: migration_20261127_085941_trash.down,
    name: '20261127_085941_trash'
  },
];
