import * as migration_20261128_031427_initial from './20261128_031427_initial';

export const migrations = [
  {
    up: migration_20261128_031427_initial.up,
    down: migration_20261128_031427_initial.down,
    name: '20261128_031427_initial'
  },
];
