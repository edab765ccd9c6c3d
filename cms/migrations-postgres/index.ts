import * as migration_20261128_032719_initial from './20261128_032719_initial';

export const migrations = [
  {
    up: migration_20261128_032719_initial.up,
    down: migration_20261128_032719_initial.down,
    name: '20261128_032719_initial'
  },
];
