import * as migration_20261127_124715_initial from './20261127_124715_initial';

export const migrations = [
  {
    up: migration_20261127_124715_initial.up,
    down: migration_20261127_124715_initial.down,
    name: '20261127_124715_initial'
  },
];
