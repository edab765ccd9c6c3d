import * as migration_20261128_143620_initial from './20261128_143620_initial';

export const migrations = [
  {
    up: migration_20261128_143620_initial.up,
    down: migration_20261128_143620_initial.down,
    name: '20261128_143620_initial'
  },
];
