import * as migration_20261123_131532_initial from './20261123_131532_initial';
import * as migration_20261123_145337_contract_growth from './20261123_145337_contract_growth';

export const migrations = [
  {
    up: migration_20261123_131532_initial.up,
    down: migration_20261123_131532_initial.down,
    name: '20261123_131532_initial',
  },
  {
    up: migration_20261123_145337_contract_growth.up,
    down: migration_20261123_145337_contract_growth.down,
    name: '20261123_145337_contract_growth'
  },
];
