import * as migration_20261128_104444_initial from './20261128_104444_initial';

export const migrations = [
  {
    up: migration_20261128_104444_initial.up,
    down: migration_20261128_104444_initial.down,
    name: '20261128_104444_initial'
  },
];
