import * as migration_20261127_133447_initial from './20261127_133447_initial';

export const migrations = [
  {
    up: migration_20261127_133447_initial.up,
    down: migration_20261127_133447_initial.down,
    name: '20261127_133447_initial'
  },
];
