import * as migration_20261123_131532_initial from './20261123_131532_initial';

export const migrations = [
  {
    up: migration_20261123_131532_initial.up,
    down: migration_20261123_131532_initial.down,
    name: '20261123_131532_initial'
  },
];
