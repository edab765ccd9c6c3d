import * as migration_20261127_133113_initial from './20261127_133113_initial';

export const migrations = [
  {
    up: migration_20261127_133113_initial.up,
    down: migration_20261127_133113_initial.down,
    name: '20261127_133113_initial'
  },
];
