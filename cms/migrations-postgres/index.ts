import * as migration_20261128_033801_initial from './20261128_033801_initial';

export const migrations = [
  {
    up: migration_20261128_033801_initial.up,
    down: migration_20261128_033801_initial.down,
    name: '20261128_033801_initial'
  },
];
