import * as migration_20261123_131220_initial from './20261123_131220_initial';
import * as migration_20261123_145328_contract_growth from './20261123_145328_contract_growth';

export const migrations = [
  {
    up: migration_20261123_131220_initial.up,
    down: migration_20261123_131220_initial.down,
    name: '20261123_131220_initial',
  },
  {
    up: migration_20261123_145328_contract_growth.up,
    down: migration_20261123_145328_contract_growth.down,
    name: '20261123_145328_contract_growth'
  },
];
