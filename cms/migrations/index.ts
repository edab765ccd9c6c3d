import * as migration_20261128_143603_initial from './20261128_143603_initial';

export const migrations = [
  {
    up: migration_20261128_143603_initial.up,
    down: migration_20261128_143603_initial.down,
    name: '20261128_143603_initial'
  },
];
