import * as migration_20261130_145027_initial from './20261130_145027_initial';

export const migrations = [
  {
    up: migration_20261130_145027_initial.up,
    down: migration_20261130_145027_initial.down,
    name: '20261130_145027_initial'
  },
];
