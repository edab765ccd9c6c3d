import * as migration_20261128_033550_initial from './20261128_033550_initial';

export const migrations = [
  {
    up: migration_20261128_033550_initial.up,
    down: migration_20261128_033550_initial.down,
    name: '20261128_033550_initial'
  },
];
