import * as migration_20261127_133436_initial from './20261127_133436_initial';

export const migrations = [
  {
    up: migration_20261127_133436_initial.up,
    down: migration_20261127_133436_initial.down,
    name: '20261127_133436_initial'
  },
];
