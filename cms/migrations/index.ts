import * as migration_20261128_043550_initial from './20261128_043550_initial';

export const migrations = [
  {
    up: migration_20261128_043550_initial.up,
    down: migration_20261128_043550_initial.down,
    name: '20261128_043550_initial'
  },
];
