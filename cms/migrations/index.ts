import * as migration_20261128_032549_initial from './20261128_032549_initial';

export const migrations = [
  {
    up: migration_20261128_032549_initial.up,
    down: migration_20261128_032549_initial.down,
    name: '20261128_032549_initial'
  },
];
