import * as migration_20261128_031332_initial from './20261128_031332_initial';

export const migrations = [
  {
    up: migration_20261128_031332_initial.up,
    down: migration_20261128_031332_initial.down,
    name: '20261128_031332_initial'
  },
];
