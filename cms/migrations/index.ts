import * as migration_20261130_145009_initial from './20261130_145009_initial';

export const migrations = [
  {
    up: migration_20261130_145009_initial.up,
    down: migration_20261130_145009_initial.down,
    name: '20261130_145009_initial'
  },
];
