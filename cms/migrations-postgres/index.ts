import * as migration_20261128_104511_initial from './20261128_104511_initial';

export const migrations = [
  {
    up: migration_20261128_104511_initial.up,
    down: migration_20261128_104511_initial.down,
    name: '20261128_104511_initial'
  },
];
