import * as migration_20261127_121806_initial from './20261127_121806_initial';

export const migrations = [
  {
    up: migration_20261127_121806_initial.up,
    down: migration_20261127_121806_initial.down,
    name: '20261127_121806_initial'
  },
];
