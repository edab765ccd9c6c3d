import * as migration_20261127_122755_initial from './20261127_122755_initial';

export const migrations = [
  {
    up: migration_20261127_122755_initial.up,
    down: migration_20261127_122755_initial.down,
    name: '20261127_122755_initial'
  },
];
