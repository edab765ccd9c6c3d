import * as migration_20261128_043558_initial from './20261128_043558_initial';

export const migrations = [
  {
    up: migration_20261128_043558_initial.up,
    down: migration_20261128_043558_initial.down,
    name: '20261128_043558_initial'
  },
];
