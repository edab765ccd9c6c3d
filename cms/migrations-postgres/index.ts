import * as migration_20261128_001947_initial from './20261128_001947_initial';

export const migrations = [
  {
    up: migration_20261128_001947_initial.up,
    down: migration_20261128_001947_initial.down,
    name: '20261128_001947_initial'
  },
];
